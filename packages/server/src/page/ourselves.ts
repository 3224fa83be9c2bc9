import type { IncomingMessage } from 'node:http';

/** By which names this machine calls itself. Whoever comes by another was sent here by a page of somebody else. */
const OURSELVES = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i;

const hostOf = (origin: string | undefined): string | undefined =>
  origin === undefined ? undefined : new URL(origin).host;

/** Whoever calls us by two names means another by one of them. */
export function isForUs({ headersDistinct }: IncomingMessage, origin?: string): boolean {
  const { host = [] } = headersDistinct;
  return host.length === 1 && (OURSELVES.test(host[0]!) || host[0] === hostOf(origin));
}

/** A page says where it comes from: only ours may act for whoever looks at it. Programs say nothing. */
export function comesFromUs({ headers }: IncomingMessage, origin?: string): boolean {
  const from = headers.origin;
  if (from === undefined) return true;
  try {
    return new URL(from).host === headers.host || from === origin;
  } catch {
    return false;
  }
}

/** Whom a request comes from. Where a proxy stands before us it says so last; what stands before that anybody may have written. */
export function addressOf({ headers, socket }: IncomingMessage, origin?: string): string {
  const said = origin === undefined ? '' : String(headers['x-forwarded-for'] ?? '');
  return said.split(',').at(-1)!.trim() || (socket.remoteAddress ?? '');
}
