// A small server for the built page: static files of one folder, on the loopback address only.
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const typeOf = path => TYPES[extname(path)] ?? 'application/octet-stream';
const isText = type => /charset|json/.test(type);

const PACKERS = {
  br: text => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: text => promisify(gzip)(text, { level: 6 }),
};

/** The packing that the browser takes, the best first. */
function packingOf(accepted = '') {
  const names = accepted
    .split(',')
    .map(part => part.trim().split(';'))
    .filter(([, quality]) => !/^\s*q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name.trim());
  return Object.keys(PACKERS).find(name => names.includes(name));
}

/** The file that an address names, or undefined if it leads out of the folder or nowhere. */
export function pathOf(folder, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  if (path.includes('\0') || path.includes('\\')) return undefined;
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  const hidden = path.split('/').some(part => part.startsWith('.'));
  return hidden || !file.startsWith(folder + sep) ? undefined : file;
}

/** Names of built files carry their content's hash, so they never change; everything else is asked for again. */
const cachingOf = path => (/[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');

/** What the page may do: run its own scripts, show its own things, and lie in nobody else's page. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const GUARDS = {
  'Content-Security-Policy': POLICY,
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** By which names this machine calls itself. Whoever comes by another was sent here by a page of somebody else. */
const OURSELVES = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i;

/** Whoever calls us by two names means another by one of them. */
const isForUs = ({ headersDistinct: { host = [] } }) => host.length === 1 && OURSELVES.test(host[0]);

/** The file itself, if it lies in the folder: a link may lead out of it. */
async function within(root, path) {
  const [folder, file] = await Promise.all([realpath(root), realpath(path)]);
  return file.startsWith(folder + sep) ? stat(file) : undefined;
}

const MISSING =
  '<!doctype html><meta charset="utf-8"><title>Umpire</title><p>There is nothing here. <a href="/">Umpire</a>';

/** Answers requests for the files of a folder. What is packed once is kept, until the file changes. */
export function handler(folder) {
  const root = normalize(folder);
  const packed = new Map();
  const pack = async (path, stamp, packing) => {
    const key = `${packing} ${path}`;
    const kept = packed.get(key);
    if (kept?.stamp === stamp) return kept.bytes;
    const bytes = await PACKERS[packing](await readFile(path));
    packed.set(key, { stamp, bytes });
    return bytes;
  };
  return async (request, response) => {
    const send = (status, headers, body) => {
      response.writeHead(status, { ...GUARDS, ...headers });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    try {
      if (!isForUs(request))
        return send(403, { 'Content-Type': 'text/plain' }, 'only for this machine, by its own name\n');
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return send(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }, 'only GET and HEAD\n');
      const path = pathOf(root, request.url ?? '/');
      const found = path && (await within(root, path).catch(() => undefined));
      if (!found?.isFile()) return send(404, { 'Content-Type': TYPES['.html'], 'Cache-Control': 'no-cache' }, MISSING);
      const type = typeOf(path);
      const packing = isText(type) ? packingOf(request.headers['accept-encoding']) : undefined;
      const stamp = `${found.mtimeMs.toString(36)}-${found.size.toString(36)}`;
      const headers = {
        'Content-Type': type,
        'Cache-Control': cachingOf(path),
        ETag: `W/"${stamp}"`,
        ...(isText(type) && { Vary: 'Accept-Encoding' }),
      };
      if (request.headers['if-none-match'] === headers.ETag) return send(304, headers);
      if (packing) {
        const bytes = await pack(path, stamp, packing);
        return send(200, { ...headers, 'Content-Encoding': packing, 'Content-Length': bytes.length }, bytes);
      }
      response.writeHead(200, { ...GUARDS, ...headers, 'Content-Length': found.size });
      if (request.method === 'HEAD') return response.end();
      // closes the file too where whoever reads it breaks off
      await pipeline(createReadStream(path), response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else send(500, { 'Content-Type': 'text/plain' }, `${error.message}\n`);
    }
  };
}

const listening = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Where we are found as a rule; the same one after the other, since what a browser saves hangs on the address. */
const USUAL = [8080, 8081, 8082, 8083, 8084, 8085, 8086, 8087];
const ANY = 0;

const isTaken = error => error.code === 'EADDRINUSE' || error.code === 'EACCES';

/** The first of some ports that is free. */
async function listeningAt(server, [port, ...others]) {
  try {
    await listening(server, port);
  } catch (error) {
    if (!isTaken(error) || others.length === 0) throw error;
    await listeningAt(server, others);
  }
}

/** Whoever asks and then reads nothing for so long (milliseconds) is let go. */
const PATIENCE = 30_000;

/**
 * Serves a folder. Takes `port`, or fails; without it the one of `last` time if that is free, else one of the usual ones, else any.
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve(folder, port, last, patience = PATIENCE) {
  const server = createServer(handler(folder));
  server.timeout = patience;
  const wanted = port === undefined ? [...(last === undefined ? [] : [last]), ...USUAL, ANY] : [port];
  await listeningAt(server, wanted);
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
