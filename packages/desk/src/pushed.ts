import type { BookTypes, Push, Pushed, Seat } from '@umpire/engine';
import type { Battle } from './battle.js';

/** What a push comes to, and who could strike each of them where it would end. */
export function pushedBy({ match: { rules } }: Battle, seat: Seat<BookTypes>, push: Push): readonly Pushed[] {
  const { push: judge, outlook } = rules.face;
  return (judge?.(seat, push) ?? []).map(one => {
    const threats = 'end' in one ? (outlook?.(seat, one.stand, one.end).threats ?? []) : [];
    return threats.length > 0 ? { ...one, threats } : one;
  });
}
