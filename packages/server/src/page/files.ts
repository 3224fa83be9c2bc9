import { realpath, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
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
export const HTML = TYPES['.html']!;
export const typeOf = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream';
export const isText = (type: string): boolean => /charset|json/.test(type);

export const PACKERS = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 6 }),
};
export type Packing = keyof typeof PACKERS;

/** The packing that the browser takes, the best first. */
export function packingOf(accepted = ''): Packing | undefined {
  const names = accepted
    .split(',')
    .map(part => part.trim().split(';'))
    .filter(([, quality]) => !/^\s*q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name!.trim());
  return (Object.keys(PACKERS) as Packing[]).find(name => names.includes(name));
}

/** The file that an address names, or undefined if it leads out of the folder or nowhere. */
export function pathOf(folder: string, url: string): string | undefined {
  let path: string;
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

/** The file itself, if it lies in the folder: a link may lead out of it. */
export async function within(root: string, path: string) {
  const [folder, file] = await Promise.all([realpath(root), realpath(path)]);
  return file.startsWith(folder + sep) ? stat(file) : undefined;
}
