// boardgame.io's own server with the skirmish, in memory: it keeps nothing on a disk.
const { createServer } = require('node:net');
const { Server, Origins } = require('boardgame.io/server');
const { game } = require('./boardgame-io-game.cjs');

const freePort = () =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function run() {
  const { answering } = await import(process.env.CHILD);
  const [port, lobby] = [await freePort(), await freePort()];
  // its lobby answers 404 where both share a port: today's koa-compose copies its list before the routes are there
  await Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port, lobbyConfig: { apiPort: lobby } });
  answering();
  process.send({ port: { port, lobby } });
}
run();
