// Two clients of boardgame.io, its own, over its own transport. It is no part of this project: it is installed into a folder of its own for the bench.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, run } from '../../scripts/lib.mjs';
import { Rng } from '../limit/skirmish-plain.mjs';
import { started } from './child.mjs';

const VERSION = '0.50.2';
const FOLDER = at('node_modules', '.cache', `umpire-boardgame-io-${VERSION}`);

/** The folder in which it is installed; undefined where it cannot be had. */
function installed() {
  if (!existsSync(join(FOLDER, 'node_modules', 'boardgame.io', 'package.json'))) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = [
      'install',
      `boardgame.io@${VERSION}`,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    if (run(npm, args, { cwd: FOLDER, stdio: ['ignore', 2, 2] }) !== 0) return undefined;
  }
  for (const file of ['boardgame-io-game.cjs', 'boardgame-io-server.cjs'])
    copyFileSync(new URL(file, import.meta.url), join(FOLDER, file));
  return FOLDER;
}

let parts;
function load(folder) {
  const require = createRequire(join(folder, 'package.json'));
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  return { Client, SocketIO, ...require('./boardgame-io-game.cjs') };
}

/** It speaks of every match on the console. */
function quietly() {
  for (const name of ['log', 'info', 'error']) {
    const say = console[name].bind(console);
    console[name] = (...words) => (/^(INFO|ERROR)/.test(String(words[0])) ? undefined : say(...words));
  }
}

export async function start() {
  const folder = installed();
  if (!folder) return undefined;
  quietly();
  parts ??= load(folder);
  const child = new URL('./child.mjs', import.meta.url).href;
  return started(pathToFileURL(join(folder, 'boardgame-io-server.cjs')).href, { env: { CHILD: child } });
}

async function post(lobby, path, body) {
  const answer = await fetch(`http://127.0.0.1:${lobby}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

let seed = 0;
const pause = ms => new Promise(resolve => setTimeout(resolve, ms));

export async function match(server) {
  const rng = new Rng(++seed);
  let clients = await seated(server);
  const latest = () => {
    const [a, b] = clients.map(client => client.getState());
    return a._stateID >= b._stateID ? a : b;
  };
  return {
    async play() {
      if (latest().ctx.gameover) {
        for (const client of clients) client.stop();
        clients = await seated(server);
      }
      const state = latest();
      const mover = Number(state.ctx.currentPlayer);
      const [own, other] = [clients[mover], clients[1 - mover]];
      // whose turn it has just become may hold an older state still
      while (own.getState()._stateID < state._stateID) await new Promise(resolve => setImmediate(resolve));
      const [name, ...args] = parts.choose(own.getState(), n => rng.below(n));
      const wanted = state._stateID + 1;
      const seen = new Promise(resolve => {
        const off = other.subscribe(now => {
          if (now && now._stateID >= wanted) {
            off();
            resolve();
          }
        });
      });
      own.moves[name](...args);
      return seen;
    },
    stop: () => clients.forEach(client => void client.stop()),
  };
}

async function seated({ port: { port, lobby } }) {
  const { Client, SocketIO, game } = parts;
  const { matchID } = await post(lobby, '/games/skirmish/create', { numPlayers: 2 });
  const clients = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials: credentials } = await post(lobby, `/games/skirmish/${matchID}/join`, {
      playerID,
      playerName: `p${playerID}`,
    });
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
    const client = Client({ game, numPlayers: 2, debug: false, multiplayer, matchID, playerID, credentials });
    client.start();
    clients.push(client);
  }
  while (!clients.every(client => client.getState()?.isConnected && client.getState()?.G)) await pause(5);
  return clients;
}
