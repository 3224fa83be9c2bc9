import { otherSide, SIDES, type Side, seatNames } from '@umpire/engine';
import type { Catalogue } from '../battles/catalogue.js';
import { useHasServer } from '../online/use-server.js';
import { Segmented, SIDE_NAMES, sideClass } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import tickStyles from '../ui/tick.module.css';
import { apart, type Choices, FRIEND, holderAt, isHere, isShared } from './choices.js';
import styles from './new-battle.module.css';
import { SidePlayers } from './side-players.js';
import type { Shares } from './use-trial.js';

interface SidesChoiceProps {
  readonly choices: Choices;
  readonly bots: Catalogue['bots'];
  /** What the sides are called in the scenario. */
  readonly names: { readonly [side in Side]?: string };
  /** The book has a desk for its umpire. */
  readonly judged: boolean;
  /** The book decides by hands. */
  readonly hands: boolean;
  /** How the book usually counts time, if it does. */
  readonly clock: string | undefined;
  /** What players of one side may share out among them, once it is known. */
  readonly shares: Shares | undefined;
  readonly onChange: (change: Partial<Choices>) => void;
}

const WHERE: Readonly<Record<string, string>> = {
  person: 'Somebody at this screen.',
  [FRIEND]: 'Whoever gets the link, at another screen, now or a move a day.',
};

const JUDGED = {
  here: 'Somebody at this screen is the umpire: he sees the truth and what either side believes, and may change whatever the book decides.',
  apart:
    'Somebody else, by the same link, is the umpire: he sees the truth and may change whatever the book decides. To be the umpire yourself, let friends play both sides.',
  over: 'You are the umpire, and your friends play: you see the truth and what either side believes, and may change whatever the book decides.',
} as const;

/** Who holds which side. */
export function SidesChoice({ choices, bots, names, judged, hands, clock, shares, onChange }: SidesChoiceProps) {
  const { seats, players, privacy, umpire, timed } = choices;
  const hasServer = useHasServer();
  const among = [
    { value: 'person', label: 'Person' },
    ...(hasServer ? [{ value: FRIEND, label: 'Friend, by link' }] : []),
    ...bots.map(({ id, title }) => ({ value: id, label: title })),
  ];
  const take = (side: Side, who: string) => {
    // one of the two is here, or an umpire over both; and the server throws the dice
    const here = judged && umpire ? seats[otherSide(side)] : 'person';
    const other = who === FRIEND ? here : seats[otherSide(side)];
    const both = side === 'a' ? { a: who, b: other } : { a: other, b: who };
    if (isShared(choices)) return change({ seats: { ...seats, [side]: who } });
    onChange({ seats: both, ...(who === FRIEND && { dice: 'seeded' }) });
  };
  const holders = SIDES.flatMap(side => seatNames(players, side).map(seat => holderAt(seats, side, seat)));
  const count = (kind: string): number => holders.filter(who => who === kind).length;
  const [people, friends] = [count('person'), count(FRIEND)];
  /** The server throws the dice of friends; and of several who play apart one is here. */
  const change = (part: Partial<Choices>) => onChange(apart({ ...choices, ...part }, choices, judged));
  /** Without an umpire one of us plays. */
  const judge = (wanted: boolean) => {
    if (isShared(choices)) return change({ umpire: wanted });
    onChange({
      umpire: wanted,
      ...(!wanted && friends > 0 && people === 0 && { seats: { ...seats, a: 'person' as const } }),
    });
  };
  return (
    <>
      <div className={styles.sides}>
        {(['a', 'b'] as const).map(side => (
          <div key={side} className={`${styles.sideChoice} ${sideClass(side)}`}>
            <p className={styles.sideName}>
              <b>{SIDE_NAMES[side]}</b> {names[side] && names[side] !== SIDE_NAMES[side] ? names[side] : ''}
            </p>
            {seatNames(players, side).length === 1 && (
              <>
                <Segmented
                  quiet
                  label={`Who plays ${SIDE_NAMES[side]}`}
                  value={seats[side]}
                  among={among}
                  onChange={who => take(side, who)}
                />
                <p className={styles.sideText}>
                  {bots.find(bot => bot.id === seats[side])?.text ?? WHERE[seats[side]]}
                </p>
              </>
            )}
            {shares && (
              <SidePlayers side={side} shares={shares[side]} choices={choices} among={among} onChange={change} />
            )}
          </div>
        ))}
      </div>
      {/* it has its place whoever plays: what lies below must not move under the next press */}
      <label className={tickStyles.tick} data-part="tick">
        <input
          type="checkbox"
          disabled={people < 2}
          checked={people > 1 && privacy}
          onChange={event => onChange({ privacy: event.target.checked })}
        />
        <span>
          Cover the table when it is passed on and one of you may know what another may not. Where everything lies open
          it is never covered{hands ? '; hands are shown in secret either way' : ''}.
        </span>
      </label>
      {clock !== undefined && isHere(choices) && (
        <label className={tickStyles.tick} data-part="tick">
          <input type="checkbox" checked={timed} onChange={event => onChange({ timed: event.target.checked })} />
          <span>
            Against the clock, {clock}: each has his time from when he sees the table; when it is over, what stands on
            his sheet is handed in.
          </span>
        </label>
      )}
      {judged && (
        <label className={tickStyles.tick} data-part="tick">
          <input type="checkbox" checked={umpire} onChange={event => judge(event.target.checked)} />
          <span>{friends === 0 ? JUDGED.here : people > 0 ? JUDGED.apart : JUDGED.over}</span>
        </label>
      )}
      {people === 0 && !(judged && umpire) && (
        <p className={textStyles.quietText} data-part="quiet-text">
          Nobody plays: you watch as the umpire, who sees everything.
        </p>
      )}
    </>
  );
}
