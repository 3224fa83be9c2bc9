import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf, type Served, serve } from '../scripts/serve.mjs';

const SCRIPT = 'export const words = "the same words again and again";\n'.repeat(40);
let folder: string;
let served: Served;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'umpire-serve-'));
  mkdirSync(join(folder, 'page', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html><title>Umpire</title>');
  writeFileSync(join(folder, 'page', 'assets', 'main-abc123.js'), SCRIPT);
  writeFileSync(join(folder, 'page', 'assets', 'font.woff2'), 'not text');
  writeFileSync(join(folder, 'page', 'assets', 'large.woff2'), Buffer.alloc(20_000_000));
  writeFileSync(join(folder, 'page', '.secret'), 'secret');
  writeFileSync(join(folder, 'beside.txt'), 'not ours');
  symlinkSync(join(folder, 'beside.txt'), join(folder, 'page', 'linked.txt'));
  symlinkSync(folder, join(folder, 'page', 'up'));
  symlinkSync(join(folder, 'page', 'index.html'), join(folder, 'page', 'home.html'));
  served = await serve(join(folder, 'page'), 0);
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}
/** As it stands: `fetch` would tidy the path and unpack the answer. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: served.port, path, headers, method }, answer => {
      const parts: Buffer[] = [];
      answer.on('data', part => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

const LARGE = 'GET /assets/large.woff2 HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A connection over which these words were said. */
const spoken = (port: number, words: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(words, () => resolve(socket)));
    socket.on('error', reject);
  });
const first = (socket: Socket): Promise<Buffer> => new Promise(resolve => socket.once('data', resolve));

/** How often the large file is open in this process. */
const openFiles = (): number =>
  readdirSync('/proc/self/fd').filter(file => {
    try {
      return readlinkSync(`/proc/self/fd/${file}`).endsWith('large.woff2');
    } catch {
      return false;
    }
  }).length;

describe('the server of the page', () => {
  test('serves the page at its root, to be asked for again each time', async () => {
    const { status, headers, body } = await ask('/');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(body.toString()).toContain('Umpire');
  });

  test('what carries its hash in its name is kept for good', async () => {
    const { headers } = await ask('/assets/main-abc123.js');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
  ] as const)('packs text for a browser that takes %s', async (accepted, packing, unpack) => {
    const { headers, body } = await ask('/assets/main-abc123.js', { 'Accept-Encoding': accepted });
    expect(headers).toMatchObject({ 'content-encoding': packing, 'content-length': String(body.length) });
    expect(body.length).toBeLessThan(SCRIPT.length / 5);
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  test('does not pack what is packed already, nor for those who do not ask', async () => {
    expect((await ask('/assets/font.woff2', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    const plain = await ask('/assets/main-abc123.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  test('says when nothing changed', async () => {
    const first = await ask('/');
    const again = await ask('/', { 'If-None-Match': String(first.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('HEAD gives the head alone; other methods are refused', async () => {
    const head = await ask('/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    expect(await ask('/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  test.each([
    '/../beside.txt',
    '/..%2fbeside.txt',
    '/%2e%2e/beside.txt',
    '/assets/../../beside.txt',
    '/..%5cbeside.txt',
    '/.secret',
    '/assets',
    '/nothing.js',
    '/linked.txt',
    '/up/beside.txt',
    '/%ff',
    '/%00',
  ])('%s is not there', async path => {
    expect((await ask(path)).status).toBe(404);
  });

  test('a link within the folder is followed', async () => {
    expect((await ask('/home.html')).body.toString()).toContain('Umpire');
  });

  test.each(['/', '/assets/main-abc123.js', '/assets/font.woff2', '/nothing.js'])(
    '%s says what it may do, and that it lies in no frame',
    async path => {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toMatch(/^default-src 'self'; .*frame-ancestors 'none'$/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src/);
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
    },
  );

  test.each([
    ['127.0.0.1:8080', 200],
    ['localhost', 200],
    ['LOCALHOST:99', 200],
    ['[::1]:8080', 200],
    ['evil.example', 403],
    ['127.0.0.1.evil.example:8080', 403],
    ['localhost@evil.example', 403],
  ])('whoever comes by the name “%s” gets %i', async (host, status) => {
    expect((await ask('/', { Host: host })).status).toBe(status);
  });

  test('whoever comes by two names gets 400 or 403', async () => {
    const twice = await spoken(served.port, 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n');
    expect(String(await first(twice))).toMatch(/^HTTP\/1.1 40[03] /);
    twice.destroy();
  });

  const isLinux = process.platform === 'linux';
  test.runIf(isLinux)('a download that is broken off leaves no file open', async () => {
    for (let i = 0; i < 5; i++) {
      const reader = await spoken(served.port, LARGE);
      await first(reader);
      reader.destroy();
    }
    await expect.poll(openFiles).toBe(0);
  });

  test.runIf(isLinux)('whoever does not read what he asked for is let go', async () => {
    const impatient = await serve(join(folder, 'page'), 0, undefined, 200);
    const lazy = await spoken(impatient.port, LARGE);
    lazy.pause();
    await expect.poll(openFiles).toBe(1);
    await expect.poll(openFiles, { timeout: 5000 }).toBe(0);
    lazy.destroy();
    await impatient.close();
  });

  test('no address leads out of the folder', () => {
    for (const url of ['/../x', '/a/../../x', '/%2e%2e/%2e%2e/x', '//x/../..', '/a%00'])
      expect(pathOf('/srv/page', url) ?? '/srv/page/').toMatch(/^\/srv\/page\//);
  });

  test('a port that is taken is an error if it was asked for, else another is found', async () => {
    await expect(serve(folder, served.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const one = await serve(folder);
    const two = await serve(folder);
    expect(one.port).not.toBe(two.port);
    await Promise.all([one.close(), two.close()]);
  });

  test('the port of last time is taken again where it is free', async () => {
    const first = await serve(folder, 0);
    await first.close();
    const again = await serve(folder, undefined, first.port);
    expect(again.port).toBe(first.port);
    const beside = await serve(folder, undefined, first.port);
    expect(beside.port).not.toBe(first.port);
    await Promise.all([again.close(), beside.close()]);
  });
});
