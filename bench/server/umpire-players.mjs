// Two players at a table of this project's server. Each match is played along in memory, so that orders are chosen without asking the server, and
// what comes back is held against what it must be.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { botToAct, bringBook, decision, fetchBook, planned, put } from '../../packages/desk/dist/index.js';
import { IDS, skirmish } from '../../packages/engine/dist/examples/skirmish/index.js';
import { NO_TRAIL } from '../../packages/engine/dist/index.js';
import { Rng } from '../limit/skirmish-plain.mjs';
import { started } from './child.mjs';

bringBook(skirmish);
const SKIRMISH = { ruleset: 'skirmish', scenario: 'skirmish', title: 'Skirmish', options: {} };
const BOTS = { a: { bot: 'random' }, b: { bot: 'random' } };

export async function start(options = {}) {
  const data = mkdtempSync(join(process.env.DATADIR ?? tmpdir(), 'umpire-bench-'));
  const server = await started('./umpire-server.mjs', { env: { DATA: data }, ...options });
  const [a, b] = [await guest(server.port, 'Ada'), await guest(server.port, 'Ben')];
  return {
    ...server,
    tokens: { a, b },
    async stop() {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function post(port, path, body, token) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
const guest = async (port, name) => (await post(port, '/api/guest', { name, token: true })).token;

/** A new match of a battle, as it must stand. */
async function begun({ port, tokens, ask }, battle) {
  const wanted = { battle, side: 'a', opponent: 'friend', words: 'from Ada' };
  const { id, invite } = await post(port, '/api/matches', wanted, tokens.a);
  await post(port, `/api/matches/${id}/join`, { invite, words: 'from Ben' }, tokens.b);
  const [plan] = await ask('plans', [id]);
  await fetchBook(battle.ruleset);
  const { value } = planned({ ...plan, seats: BOTS }, id, NO_TRAIL);
  return { id, mirror: value };
}

const opened = (port, id, token, follow) =>
  new Promise((resolve, reject) => {
    const url = `ws://127.0.0.1:${port}/api/matches/${id}/table${follow === 'news' ? '?follow=news' : ''}`;
    const headers = { authorization: `Bearer ${token}` };
    const socket = new WebSocket(url, { perMessageDeflate: false, headers });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

let seed = 0;
/** So long after its answer (milliseconds) the opponent has heard of an order, or never will. */
const UNSEEN = 100;

/** `follow`: what the players are sent of every order: the whole table as they see it, or what they were told of it. */
export async function match(server, { battle = SKIRMISH, follow = 'news' } = {}) {
  const rng = new Rng(++seed);
  const { port, tokens } = server;
  let [current, sockets, key] = [undefined, undefined, 0];
  let [waiting, heard] = [undefined, undefined];
  const sit = async side => {
    const socket = await opened(port, current.id, tokens[side], follow);
    socket.send(JSON.stringify({ id: 0, call: 'open', args: [side] }));
    socket.on('message', data => {
      const message = JSON.parse(data);
      if (message.broken || message.value?.ok === false) throw new Error(`refused: ${data}`);
      const isNews = message.pushed !== undefined || message.news !== undefined;
      if (isNews && side === waiting) heard(performance.now());
      // an order that is kept from the opponent is no news to him: then the answer is all that comes
      else if (battle !== SKIRMISH && waiting && message.id === key && side !== waiting)
        setTimeout(heard, UNSEEN, performance.now());
    });
    return socket;
  };
  const anew = async () => {
    for (const side of ['a', 'b']) sockets?.[side].terminate();
    current = await begun(server, battle);
    sockets = { a: await sit('a'), b: await sit('b') };
    await new Promise(resolve => setTimeout(resolve, 20));
  };
  await anew();
  return {
    async play() {
      if (!botToAct(current.mirror)) await anew();
      const by = botToAct(current.mirror);
      const given = battle === SKIRMISH ? skirmishOrder(current.mirror, by, rng) : botOrder(current.mirror, by);
      const [call, what] = 'order' in given ? ['order', given.order] : ['answer', given.answer];
      waiting = by === 'a' ? 'b' : 'a';
      const done = new Promise(resolve => {
        heard = resolve;
      });
      sockets[by].send(JSON.stringify({ id: ++key, call, args: [by, what], key: `order-no-${key}` }));
      return done; // when it was heard
    },
    stop: () => ['a', 'b'].forEach(side => void sockets[side].terminate()),
  };
}

function botOrder(mirror, by) {
  const given = decision(mirror, by);
  if (!put(mirror, given).ok) throw new Error('a bot was refused');
  return given;
}

const EACH = 12;
const MM = 10;
const MOVE = 180;
const RANGE = 360 * MM;

/** The policy of the other contenders, up to an order that is carried out. */
function skirmishOrder(mirror, by, rng) {
  const { stands, moved, shot } = mirror.match.state;
  const base = by === 'a' ? 0 : EACH;
  const done = order => (put(mirror, { by, order }).ok ? { order } : undefined);
  for (let tries = 0; tries < 10; tries++) {
    const s = base + rng.below(EACH);
    if (stands[s].status === 'destroyed') continue;
    if ((shot & (1 << s)) === 0) {
      const t = inRange(stands, s, EACH - base, rng.below(EACH));
      const given = t >= 0 && done({ verb: 'shoot', stand: IDS[s], target: IDS[t] });
      if (given) return given;
    }
    if ((moved & (1 << s)) === 0) {
      const given = done({ verb: 'move', stand: IDS[s], at: step(stands, s, EACH - base + rng.below(EACH), rng) });
      if (given) return given;
    }
  }
  return done({ verb: 'end' });
}

function inRange(stands, s, foe, k) {
  for (let j = 0; j < EACH; j++) {
    const t = foe + ((k + j) % EACH);
    const apart = (stands[t].x - stands[s].x) ** 2 + (stands[t].y - stands[s].y) ** 2;
    if (apart <= RANGE * RANGE && stands[t].status !== 'destroyed') return t;
  }
  return -1;
}

function step(stands, s, enemy, rng) {
  const { x, y, status } = stands[s];
  const most = status === 'shaken' ? MOVE >> 1 : MOVE;
  const one = () => ({ x: x + (rng.below(2 * most + 1) - most) * MM, y: y + (rng.below(2 * most + 1) - most) * MM });
  const apart = at => (at.x - stands[enemy].x) ** 2 + (at.y - stands[enemy].y) ** 2;
  const [first, second] = [one(), one()];
  return apart(first) <= apart(second) ? first : second;
}
