import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HTML, isText, PACKERS, type Packing, packingOf, pathOf, typeOf, within } from './files.js';
import { isForUs } from './ourselves.js';

export { pathOf } from './files.js';

/** Names of built files carry their content's hash, so they never change; everything else is asked for again. */
const cachingOf = (path: string): string =>
  /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

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

const MISSING =
  '<!doctype html><meta charset="utf-8"><title>Umpire</title><p>There is nothing here. <a href="/">Umpire</a>';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Pack = (path: string, stamp: string, packing: Packing) => Promise<Buffer>;

/** What is packed once is kept, until the file changes. */
function makePacker(): Pack {
  const packed = new Map<string, { readonly stamp: string; readonly bytes: Buffer }>();
  return async (path, stamp, packing) => {
    const key = `${packing} ${path}`;
    const kept = packed.get(key);
    if (kept?.stamp === stamp) return kept.bytes;
    const bytes = await PACKERS[packing](await readFile(path));
    packed.set(key, { stamp, bytes });
    return bytes;
  };
}

/** Answers requests for the files of a folder. */
export function pageHandler(folder: string, origin?: string): Handler {
  const root = normalize(folder);
  const pack = makePacker();
  return async (request, response) => {
    const send = (status: number, headers: OutgoingHttpHeaders, body?: string | Buffer): void => {
      response.writeHead(status, { ...GUARDS, ...headers });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    try {
      if (!isForUs(request, origin))
        return send(403, { 'Content-Type': 'text/plain' }, 'only for this machine, by its own name\n');
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return send(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }, 'only GET and HEAD\n');
      const path = pathOf(root, request.url ?? '/');
      const found = path === undefined ? undefined : await within(root, path).catch(() => undefined);
      if (path === undefined || !found?.isFile())
        return send(404, { 'Content-Type': HTML, 'Cache-Control': 'no-cache' }, MISSING);
      const stamp = `${found.mtimeMs.toString(36)}-${found.size.toString(36)}`;
      const headers = headersOf(path, stamp);
      if (request.headers['if-none-match'] === headers.ETag) return send(304, headers);
      const packing = isText(typeOf(path)) ? packingOf(String(request.headers['accept-encoding'] ?? '')) : undefined;
      if (packing) {
        const bytes = await pack(path, stamp, packing);
        return send(200, { ...headers, 'Content-Encoding': packing, 'Content-Length': bytes.length }, bytes);
      }
      response.writeHead(200, { ...GUARDS, ...headers, 'Content-Length': found.size });
      if (request.method === 'HEAD') return void response.end();
      // closes the file too where whoever reads it breaks off
      await pipeline(createReadStream(path), response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else send(500, { 'Content-Type': 'text/plain' }, `${(error as Error).message}\n`);
    }
  };
}

function headersOf(path: string, stamp: string) {
  const type = typeOf(path);
  return {
    'Content-Type': type,
    'Cache-Control': cachingOf(path),
    ETag: `W/"${stamp}"`,
    ...(isText(type) && { Vary: 'Accept-Encoding' }),
  };
}
