import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framed } from './frame.js';

const http = createServer();
const tables = new WebSocketServer({ noServer: true, perMessageDeflate: false });
await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  for (const client of tables.clients) client.terminate();
  http.close();
});

test.each([
  ['nothing', ''],
  ['one letter', 'a'],
  ['the longest with a short head', 'x'.repeat(125)],
  ['the shortest with a long one', 'y'.repeat(126)],
  ['a length of two bytes', JSON.stringify({ text: 'z'.repeat(1000) })],
  ['the longest', 'w'.repeat(65_535)],
])('what is written in one piece is read as it was meant, between others that ws writes: %s', async (_, text) => {
  http.once('upgrade', (request, socket, head) =>
    tables.handleUpgrade(request, socket, head, line => {
      line.send('before');
      socket.write(framed(text)!, 'latin1');
      line.send('after');
    }),
  );
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/`);
  const got: string[] = [];
  client.on('message', data => got.push(String(data)));
  while (got.length < 3) await once(client, 'message');
  expect(got).toEqual(['before', text, 'after']);
  client.terminate();
});

test.each([
  ['too long', 'w'.repeat(65_536)],
  ['a letter of two bytes', 'Jäger'],
  ['a letter that one byte could hold', '\u00e9'],
  ['a letter of four', 'the umpire 🎲'],
  ['what is no letter', 'a\nb'],
  ['the last of all', '\u007f'],
])('another text is left to ws: %s', (_, text) => {
  expect(framed(text)).toBeUndefined();
});
