import type { Card, CardRange, CardRow, Look } from '@umpire/engine';
import { contactNo } from '../play/actions.js';
import { allowanceOf } from '../play/moves.js';
import { whyStill } from '../play/standing-still.js';
import { type Base, CM } from '../play/state.js';
import type { Types } from '../play/types.js';
import { unitOf } from '../tables/units.js';
import { WEAPON_NAMES, weaponOf } from '../tables/weapons.js';
import { markersOf } from './marks.js';
import { nameOf } from './words.js';

function rowsOf({ view, options }: Look<Types>, base: Base): CardRow[] {
  const unit = unitOf(base.type);
  const company = view.companies.find(c => c.id === base.company);
  const still = company && whyStill(view, company, options);
  const rows: CardRow[] = [
    {
      label: 'Company',
      value: `${company?.name ?? base.company}, ${company?.quality ?? ''}, leadership ${company?.leadership ?? 0}`,
      word: 'company',
      rule: 'PLA-GEN-03',
    },
    { label: 'Strength', value: `${base.sp} of ${base.fullSp} SP`, word: 'sp', rule: unit.rule },
    {
      label: 'Order',
      value: company
        ? `${company.order.kind}${company.order.objective ? ` to (${Math.round(company.order.objective.x / CM)}, ${Math.round(company.order.objective.y / CM)})` : ''}`
        : 'none',
      word: 'order',
      rule: 'PLA-OM-01',
    },
    ...(still ? [{ label: 'Stays', value: still.text, word: 'order', rule: still.rule }] : []),
    ...unit.weapons.map((weapon): CardRow => {
      const { er, lr, rule, modes } = weaponOf(weapon);
      const range = er === Number.POSITIVE_INFINITY ? 'any range' : `${er}${lr === null ? '' : ` and ${lr}`} cm`;
      return {
        label: 'Weapon',
        value: `${WEAPON_NAMES[weapon]}: ${range}, ${modes.join(' or ')}`,
        word: 'range',
        rule,
      };
    }),
    {
      label: 'Moves',
      value: `${allowanceOf(base, 'tactical')} cm, non-tactically ${allowanceOf(base, 'non-tactical')} cm`,
      word: 'non-tactical',
      rule: 'PLA-MOV-11',
    },
  ];
  if (base.shots !== null) rows.push({ label: 'Shots', value: `${base.shots}`, word: 'shots', rule: 'PLA-LOG-01' });
  for (const { text, rule, word } of markersOf(view, base))
    rows.push({ label: 'State', value: text, ...(rule && { rule }), ...(word && { word }) });
  return rows;
}
const rangesOf = (base: Base): CardRange[] =>
  unitOf(base.type).weapons.flatMap(weapon => {
    const { er, rule } = weaponOf(weapon);
    return er <= 60 ? [{ text: `${WEAPON_NAMES[weapon]}, effective`, reach: er * CM, rule }] : [];
  });

export function card(look: Look<Types>, piece: string): Card | undefined {
  const { view } = look;
  const base = view.bases.find(one => one.id === piece);
  if (base)
    return {
      title: `${nameOf(base.type)} ${base.id}`,
      subtitle: base.type,
      rows: rowsOf(look, base),
      ranges: rangesOf(base),
    };
  const contact = piece.startsWith('contact-') ? view.contacts.find(c => c.no === contactNo(piece)) : undefined;
  if (!contact) return undefined;
  const rows: CardRow[] = [
    {
      label: 'Seen',
      value: contact.status === 'current' ? `now, by ${contact.seenBy.join(', ')}` : `in turn ${contact.seenTurn}`,
      word: 'contact',
      rule: 'PLA-BEL-02',
    },
    { label: 'Works', value: contact.dug ? 'dug in' : 'none seen', word: 'dug-in', rule: 'PLA-HID-03' },
  ];
  if (contact.hit)
    rows.push({
      label: 'Your fire',
      value: `${contact.hit.effect}${contact.hit.spLost ? `, ${contact.hit.spLost} SP` : ''} in turn ${contact.hit.turn}`,
      word: 'contact',
      rule: 'PLA-R-117',
    });
  if (contact.note) rows.push({ label: 'Pencil', value: contact.note, word: 'contact', rule: 'PLA-BEL-08' });
  return { title: `Contact ${contact.no}: ${nameOf(contact.type)}`, subtitle: 'what your side believes', rows };
}
