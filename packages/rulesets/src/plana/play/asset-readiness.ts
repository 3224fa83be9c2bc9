import { forbid, type Options, type Refusal } from '@umpire/engine';
import { assetReady } from '../rules/assets.js';
import { isInWindow } from './recce.js';
import { type Asset, MINUTES } from './state.js';

interface Clock {
  readonly turn: number;
  readonly limit: number;
  readonly sorties: number;
  readonly sortieEvery: number | null;
}
const AIR: readonly Asset['kind'][] = ['air-unit', 'flyer-flight', 'pacifier-section'];
const ORBITAL: readonly Asset['kind'][] = ['orbital-laser', 'cruiser', 'battleship'];

/** PLA-AIR-11, PLA-ORB-06, PLA-R-201: turns between two sorties; four hours, pacifiers three, unless the scenario has more sorties than that. */
function intervalOf({ limit, sorties, sortieEvery }: Clock, { kind }: Asset): number {
  const most = kind === 'pacifier-section' ? 18 : 24;
  return sortieEvery ?? (sorties > 1 ? Math.min(most, Math.floor(limit / sorties)) : most);
}

/** Why an asset cannot do something in the next turn (7.34, PLA-AIR-10, -11, PLA-AS-01). */
export function assetRefusal(
  clock: Clock,
  asset: Asset,
  mission: 'strike' | 'ecm' | 'recce' | 'orbital',
  _options: Options,
): Refusal | undefined {
  if (asset.sp <= 0) return forbid('PLA-AIR-10', `${asset.id} is lost`);
  if (asset.mission) return forbid('PLA-AM-02', `${asset.id} is on a mission`);
  if (mission === 'orbital') return orbitalRefusal(clock, asset);
  if (mission === 'recce' && asset.shuttle) return undefined;
  if (!AIR.includes(asset.kind)) return forbid('PLA-AIR-02', `${asset.id} flies no such mission`);
  if (asset.damagedToday) return forbid('PLA-AIR-10', `${asset.id} is damaged and flies no more today`);
  if (asset.readyAt > clock.turn) return forbid('PLA-AIR-05', `${asset.id} is being converted`);
  if (asset.sorties <= 0) return forbid('PLA-AIR-11', `${asset.id} has flown all its sorties`);
  const rest = intervalOf(clock, asset);
  if (asset.lastSortie !== null && clock.turn - asset.lastSortie < rest)
    return forbid('PLA-AIR-11', `${asset.id} flies again in turn ${asset.lastSortie + rest}`);
  if ((asset.munitions === 'ecm') !== (mission === 'ecm') && mission !== 'recce')
    return forbid(
      'PLA-AIR-03',
      asset.munitions === 'ecm' ? 'fitted for ECM it carries no munitions' : 'it is not fitted for ECM',
    );
  return undefined;
}

function orbitalRefusal({ turn }: Clock, asset: Asset): Refusal | undefined {
  if (!ORBITAL.includes(asset.kind)) return forbid('PLA-ORB-04', `${asset.id} does not fire from orbit`);
  if (asset.windows.length > 0 && !isInWindow(asset.windows, turn + 1))
    return forbid('PLA-ORB-01', `${asset.id} is not overhead in the next turn`);
  if (asset.shots === 0) return forbid('PLA-AS-01', `${asset.id} has fired as often as it may`);
  if (asset.firingSince === null) return undefined;
  const kind = asset.kind === 'orbital-laser' ? 'orbital-laser' : 'capital-ship';
  const { result, because } = assetReady(kind, (turn + 1 - asset.firingSince) * MINUTES, false);
  return result.ready ? undefined : forbid(because[0]!.rule, `fired lately: ${because[0]!.text}`);
}
