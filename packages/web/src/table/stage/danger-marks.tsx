import { ThreatLines, Veil } from '@umpire/board';
import { otherSide } from '@umpire/engine';
import { useEffect } from 'react';
import { say } from '../../ui/toast.js';
import { useTableParts } from '../model/context.js';
import { useHover } from '../model/hover.js';
import { usePlace } from './place.js';

/** From where the piece that is held could be struck as it stands, until an order for it is in hand. */
export function ExposedLines({ piece, by }: { readonly piece: string; readonly by: readonly string[] }) {
  const { drafting, hover, company } = useTableParts();
  const { outlook, pushed } = useHover(hover);
  const at = usePlace(piece);
  if (!at || drafting.draft || outlook || pushed || company.stands.length > 1) return null;
  return <ThreatLines at={at} by={by} />;
}

/** How far all of the enemy strike of whom the side knows; where it knows that of nobody, this is said instead. */
export function EnemyVeil() {
  const { dangers, side } = useTableParts();
  const unknown = dangers !== undefined && dangers.reaches.length === 0;
  useEffect(() => {
    if (unknown) say('Of none of the enemy is it known yet how far he strikes: it is drawn as soon as it is.');
  }, [unknown]);
  return dangers && side ? <Veil side={otherSide(side)} reaches={dangers.reaches} /> : null;
}
