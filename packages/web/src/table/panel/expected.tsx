import { botAt, type Holder } from '@umpire/desk';
import type { Side } from '@umpire/engine';
import { RuleLink } from '../../ui/rule-link.js';
import { nameOf, SIDE_NAMES, sideClass } from '../../ui/sides.js';
import { useTableParts } from '../model/context.js';
import { sideOf } from '../session/seating.js';
import { capital } from '../words.js';
import styles from './panel.module.css';

/** Whose turn it is, what is expected now, and by which rule. It is read out when it changes. */
export function Expected() {
  const { battleView, snap } = useTableParts();
  const { turn, at, seats, places } = battleView;
  if ('over' in turn)
    return (
      <div
        className={`${styles.expected} ${sideClass(turn.over === 'draw' ? undefined : turn.over)}`}
        data-part="expected"
        role="status"
      >
        <b>{turn.over === 'draw' ? 'A draw' : `${SIDE_NAMES[turn.over]} has won`}</b>
        <p>
          {capital(turn.text)} <RuleLink book={battleView.book} rule={turn.rule} />
        </p>
      </div>
    );
  const own = turn.waiting.find(seat => seat === at);
  const [first] = own ? [own] : turn.waiting;
  // dice of a real table are typed in here, whoever throws them: it is said whose they are
  const die = battleView.asked?.ask.kind === 'die' ? battleView.asked.ask : undefined;
  const isForBoth = die?.by === 'both';
  const bot = !isForBoth && first !== undefined && botAt(seats[first]) !== undefined;
  const elsewhere = first && !own ? nameAt(seats[first]) : undefined;
  return (
    <div className={`${styles.expected} ${sideClass(sideOf(places, first))}`} data-part="expected" role="status">
      <b>
        {own && seats[own] === 'person' && !isForBoth ? `You, ${nameOf(own)}` : turn.waiting.map(nameOf).join(' and ')}
        {elsewhere !== undefined && ` (${elsewhere}) is to act`}
        {bot &&
          (die
            ? '’s die'
            : `${turn.waiting.length > 1 && !own ? ' are' : ' is'} ${snap.running ? 'thinking' : 'to act'}`)}
      </b>
      {own && !isForBoth && <ArmyName side={sideOf(places, own)} />}
      <p>
        {capital(turn.text)} <RuleLink book={battleView.book} rule={turn.rule} />
      </p>
    </div>
  );
}

/** Whom one commands, where the battle says so: "Isle of Man". */
function ArmyName({ side }: { readonly side: Side | undefined }) {
  const { scores } = useTableParts().battleView.scene.status;
  const name = scores.find(score => score.side === side)?.name;
  return side === undefined || name === undefined || name === nameOf(side) ? null : (
    <small className={styles.army}>{name}</small>
  );
}

const nameAt = (holder: Holder | undefined): string | undefined =>
  typeof holder === 'object' && 'player' in holder ? holder.player : undefined;
