// Two clients of the plain server: they play the skirmish by the random policy.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { Rng } from '../limit/skirmish-plain.mjs';
import { started } from './child.mjs';
import { choose, Table } from './skirmish-table.mjs';

export async function start() {
  const data = mkdtempSync(join(process.env.DATADIR ?? tmpdir(), 'umpire-plain-'));
  const server = await started('./plain-server.mjs', { env: { DATA: data } });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const opened = url =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

let seed = 0;

/** A match under way: `play` gives one command and waits until the other player has heard of it. */
export async function match({ port }) {
  const own = ++seed;
  const table = new Table(own);
  const rng = new Rng(own);
  const at = seat => `ws://127.0.0.1:${port}/m/${own}?seed=${own}&seat=${seat}`;
  const sockets = [await opened(at(0)), await opened(at(1))];
  let [mover, wanted, heard] = [0, -1, undefined];
  sockets.forEach((socket, seat) => {
    socket.on('message', data => {
      const { seq, side, winner, refused } = JSON.parse(data);
      if (refused) throw new Error('the plain server refused a command');
      if (seat === mover || seq !== wanted) return;
      if (side !== table.side || winner !== table.winner) throw new Error('server and client disagree');
      heard();
    });
  });
  const next = () => {
    if (table.winner < 0) {
      const command = choose(table, rng);
      table.apply(command);
      return command;
    }
    const again = ++seed;
    table.begin(again);
    rng.seed(again);
    return { type: 'new', seed: again };
  };
  return {
    play: () =>
      new Promise(resolve => {
        mover = table.side;
        heard = resolve;
        wanted++;
        sockets[mover].send(JSON.stringify(next()));
      }),
    stop: () => sockets.forEach(socket => void socket.terminate()),
  };
}
