import { botAt, type Holder } from '@umpire/desk';
import { RuleLink } from '../../ui/rule-link.js';
import { SIDE_NAMES, sideClass } from '../../ui/sides.js';
import { useTableParts } from '../model/context.js';
import { capital } from '../words.js';

/** Whose turn it is, what is expected now, and by which rule. It is read out when it changes. */
export function Expected() {
  const { battleView, snap } = useTableParts();
  const { turn, viewer, seats } = battleView;
  if ('over' in turn)
    return (
      <div className={`expected ${sideClass(turn.over === 'draw' ? undefined : turn.over)}`} role="status">
        <b>{turn.over === 'draw' ? 'A draw' : `${SIDE_NAMES[turn.over]} has won`}</b>
        <p>
          {capital(turn.text)} <RuleLink book={battleView.book} rule={turn.rule} />
        </p>
      </div>
    );
  const own = turn.waiting.find(side => side === viewer);
  const [first] = own ? [own] : turn.waiting;
  const bot = first !== undefined && botAt(seats[first]) !== undefined;
  const elsewhere = first && !own ? nameAt(seats[first]) : undefined;
  return (
    <div className={`expected ${sideClass(first)}`} role="status">
      <b>
        {own && battleView.seats[own] === 'person'
          ? `You, ${SIDE_NAMES[own]}`
          : turn.waiting.map(s => SIDE_NAMES[s]).join(' and ')}
        {elsewhere !== undefined && ` (${elsewhere}) is to act`}
        {bot && (snap.running ? ' is thinking' : ' is to act')}
      </b>
      <p>
        {capital(turn.text)} <RuleLink book={battleView.book} rule={turn.rule} />
      </p>
    </div>
  );
}

const nameAt = (holder: Holder): string | undefined =>
  holder !== 'person' && 'player' in holder ? holder.player : undefined;
