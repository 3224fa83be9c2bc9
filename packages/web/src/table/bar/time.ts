import type { BattleView, Clock } from '@umpire/desk';

const MINUTE = 60_000;
type Turn = Pick<Extract<BattleView['turn'], { step: string }>, 'step' | 'more'>;

/** How long whoever writes now may take: by the step, and by the umpire's word. */
export const timeFor = ({ perMove, steps }: Clock, { step, more = 0 }: Turn): number =>
  (steps?.[step] ?? perMove) + more * MINUTE;

const two = (n: number): string => String(n).padStart(2, '0');
/** What is left, as a clock shows it: the last second is over at 0:00. */
export function timeWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  if (hours > 0) return `${hours}:${two(minutes)} h`;
  return `${minutes}:${two(seconds % 60)}`;
}
