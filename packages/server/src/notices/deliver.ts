import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** So long (milliseconds) somebody may take to answer. */
const PATIENCE = 10_000;

/** This machine and networks that are nobody's from outside: players say where notices go, and must not reach in by them. */
const WITHIN = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  WITHIN.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  WITHIN.addSubnet(net, bits, 'ipv6');

/** IPv4 in the clothes of IPv6 is looked at as what it is. */
export const isWithin = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isWithin(mapped);
  return WITHIN.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};

/** Names are looked up once, by whoever connects: an answer that leads within is none. */
const outside: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    const refused = error ?? (found.some(({ address }) => isWithin(address)) ? new Error('within') : null);
    if (refused || !first) done(refused ?? new Error('nobody'), '', 4);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

export interface Parcel {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

/** Sends something by POST, once, following nobody; the status that came back. */
export function deliver({ url, headers, body }: Parcel, anywhere: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const { protocol, hostname } = new URL(url);
    const bare = hostname.replace(/^\[|\]$/g, '');
    if (!anywhere && isIP(bare) && isWithin(bare)) return reject(new Error('within'));
    const ask = protocol === 'http:' ? httpRequest : httpsRequest;
    const sent = ask(
      url,
      { method: 'POST', headers, timeout: PATIENCE, ...(!anywhere && { lookup: outside }) },
      answer => {
        resolve(answer.statusCode ?? 0);
        answer.destroy(); // what else he says is not read
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}
