import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { registerOffline } from './offline/register.js';
import { App } from './shell/app.js';
import './shell/tokens.css';

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerOffline();
