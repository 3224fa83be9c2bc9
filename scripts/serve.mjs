// A small server for the built page: static files of one folder, on the loopback address only.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
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
      response.writeHead(status, { 'X-Content-Type-Options': 'nosniff', ...headers });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return send(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }, 'only GET and HEAD\n');
      const path = pathOf(root, request.url ?? '/');
      const found = path && (await stat(path).catch(() => undefined));
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
      response.writeHead(200, { 'X-Content-Type-Options': 'nosniff', ...headers, 'Content-Length': found.size });
      if (request.method === 'HEAD') return response.end();
      createReadStream(path)
        .on('error', () => response.destroy())
        .pipe(response);
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

/**
 * Serves a folder. Takes `port`, or fails; without it 8080 if that is free, else any that is.
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve(folder, port) {
  const server = createServer(handler(folder));
  try {
    await listening(server, port ?? 8080);
  } catch (error) {
    if (port !== undefined || (error.code !== 'EADDRINUSE' && error.code !== 'EACCES')) throw error;
    await listening(server, 0);
  }
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
