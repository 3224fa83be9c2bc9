// A small server for the built page alone, on the loopback address only: for tests and pictures. `npm start` serves matches too.
import { createServer } from 'node:http';
import { pageHandler, pathOf } from '@umpire/server/page';
import { atFirst, portsFrom } from './ports.mjs';

export { pathOf };

const listening = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Whoever asks and then reads nothing for so long (milliseconds) is let go. */
const PATIENCE = 30_000;

/**
 * Serves a folder. Takes `port`, or fails; without it the one of `last` time if that is free, else one of the usual ones, else any.
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve(folder, port, last, patience = PATIENCE) {
  const server = createServer(pageHandler(folder));
  server.timeout = patience;
  await atFirst(portsFrom(port, last), at => listening(server, at));
  const taken = server.address().port;
  return {
    url: `http://127.0.0.1:${taken}/`,
    port: taken,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
