import { options } from 'preact';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { registerOffline } from './offline/register.js';
import { App } from './shell/app.js';
import './shell/tokens.css';

// Effects follow at once, not after the next frame: the next key is heard by what is on the screen.
options.requestAnimationFrame = run => queueMicrotask(run);

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerOffline();
