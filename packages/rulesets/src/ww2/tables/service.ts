import { table } from '@umpire/engine';
import type { Unit } from '../pieces.js';

/** WW2-HG-27: the year in which each vehicle came into service; of several under one name the first. */
// biome-ignore format: by nation
export const SINCE: Readonly<Partial<Record<Unit, number>>> = table('ww2/SINCE', {
  'panzer-1': 1934, 'panzer-2': 1936, 'panzer-3': 1937, 'panzer-35t': 1936, 'panzer-38t': 1938, 'panzer-4': 1937, 'panzer-3-late': 1942,
  tiger: 1942, 'tiger-2': 1944, panther: 1943, stug: 1940, jagdpanzer: 1944, jagdpanther: 1944, jagdtiger: 1944, hetzer: 1944, marder: 1942,
  'sdkfz-251': 1939, 'sdkfz-251-vlg': 1940, 'sdkfz-251-lg': 1942, 'sdkfz-251-mg': 1944, elefant: 1943, 'sdkfz-234': 1936, wirbelwind: 1943,
  matilda: 1939, valentine: 1940, churchill: 1941, crusader: 1941, cromwell: 1944,
  cruiser: 1938, firefly: 1944, comet: 1945, carrier: 1938, daimler: 1938, centurion: 1945,
  'is-3': 1945, 'is-2': 1944, 'kv-85': 1943, 'kv-2': 1940, 't-34-76': 1940, 't-34-85': 1944,
  'kv-1': 1940, 't-26': 1932, 'bt-7': 1933, 't-70': 1942, 'su-76': 1943, 'su-85': 1943, 'su-100': 1944, 'isu-152': 1943, 't-54': 1949,
  'chi-nu': 1944, 'chi-ha': 1938, 'ha-go': 1936, 'ho-ni': 1942,
  pershing: 1945, sherman: 1942, stuart: 1941, 'lee-grant': 1941, lvt: 1942, m3: 1941,
  m10: 1942, m18: 1944, m8: 1943, chaffee: 1944, m16: 1943, patton: 1949,
  'char-b': 1936, somua: 1936, r35: 1936, 'amx-13': 1952, 'm13-40': 1940, l3: 1935, semovente: 1942, '7tp': 1935, turan: 1940,
});
/** WW2-GRD-06: from this year on armies are late. */
export const LATE = 1944;
