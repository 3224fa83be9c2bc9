import type { Card, CardRange, CardRow, Look } from '@umpire/engine';
import { groupOf, inPlay, standOf } from '../play/stands.js';
import type { Nature, Stand, State } from '../play/state.js';
import type { Types } from '../play/types.js';
import { tacticalPoints } from '../rules/command.js';
import { rateCited } from '../rules/movement.js';
import { GRADE_TABLE } from '../tables/command.js';
import { SCORES } from '../tables/shooting.js';
import { markersOf } from './marks.js';
import { CLASS_WORDS, namesOf } from './plain-words.js';

function weaponRows({ weapon, lightMortars, aaa }: Nature): CardRow[] {
  if (weapon === 'none') return [{ label: 'Fires', value: 'it has no weapon', word: 'weapon' }];
  const { rule, range, ...scores } = SCORES[weapon];
  const hits = (['INF', 'SMT', 'LA', 'MA', 'HA', 'XA', 'ART', 'AC'] as const).filter(kind => scores[kind] !== null);
  const extra = `${lightMortars ? '; light mortars' : ''}${aaa ? '; flak against aircraft' : ''}`;
  return [
    { label: 'Fires', value: `${weapon}${range === 'OT' ? '' : `, ${range}m`}${extra}`, rule, word: 'weapon' },
    { label: 'Needs', value: hits.map(kind => `${kind} ${scores[kind]}+`).join(', '), rule, word: 'score' },
  ];
}

/** WW2-HG-27. */
function serviceRows({ unit }: Nature): CardRow[] {
  const { name, dated } = namesOf(unit);
  return name === dated ? [] : [{ label: 'Type', value: dated, word: 'type', rule: 'WW2-HG-27' }];
}

function rowsOf(view: State, stand: Stand): CardRow[] {
  const { nature } = stand;
  const group = groupOf(view, stand);
  const { passes, morale } = GRADE_TABLE[nature.grade];
  const rows: CardRow[] = [
    {
      label: 'Group',
      value: `${group.name}${group.hq === stand.id ? ', headquarters' : ''}`,
      word: 'group',
      rule: 'WW2-ORG-03',
    },
    { label: 'Grade', value: `${nature.grade}; morale on ${passes}+`, word: 'grade', rule: morale },
    ...serviceRows(nature),
    {
      label: 'Target',
      value: `${nature.class}: ${CLASS_WORDS[nature.class]}${nature.skirts ? ', skirts' : ''}`,
      word: 'class',
      rule: 'WW2-HG-01',
    },
    ...weaponRows(nature),
  ];
  if (nature.speed) {
    const cited = rateCited(nature.speed);
    rows.push({ label: 'Moves', value: cited.text, word: 'moves', rule: cited.rule });
    const points = tacticalPoints(nature.grade, group.doctrine === 'mobile');
    rows.push({
      label: 'Tactical points',
      value: `${Math.max(0, points - stand.movesMade)} of ${points}`,
      word: 'tactical-points',
      rule: GRADE_TABLE[nature.grade].limit,
    });
  }
  rows.push({
    label: 'Command points',
    value: `${group.cp} of ${group.cpThrown} left in its group`,
    word: 'command-points',
    rule: 'WW2-CP-01',
  });
  if (nature.carries.length > 0)
    rows.push({ label: 'Carries', value: nature.carries.join(', '), word: 'carried', rule: 'WW2-VEH-37' });
  for (const { text, word, rule } of markersOf(view, stand))
    rows.push({ label: 'Now', value: text, ...(word && { word }), ...(rule && { rule }) });
  return rows;
}

function rangesOf({ nature, where }: Stand): CardRange[] {
  if (nature.weapon === 'none' || where !== 'table') return [];
  const { range, rule } = SCORES[nature.weapon];
  return range === 'OT' ? [] : [{ text: `${range}m`, reach: range + 125, rule }];
}

export function menace({ view }: Look<Types>, piece: string): CardRange[] {
  const stand = standOf(view, piece);
  return stand ? rangesOf(stand) : [];
}

/** Everything a player asks of one stand. */
export function card({ view }: Look<Types>, piece: string): Card | undefined {
  const stand = standOf(view, piece);
  if (!stand || !inPlay(stand)) return undefined;
  return {
    title: `${stand.id} ${namesOf(stand.nature.unit).dated}`,
    subtitle:
      stand.where === 'table'
        ? 'on the table'
        : stand.where === 'off-table'
          ? 'off the table'
          : stand.where === 'reserve'
            ? 'in reserve'
            : stand.where,
    rows: rowsOf(view, stand),
    ranges: rangesOf(stand),
  };
}
