import { otherSide, type Side } from '@umpire/engine';
import type { Catalogue } from '../battles/catalogue.js';
import { useHasServer } from '../online/use-server.js';
import { Segmented, SIDE_NAMES, sideClass } from '../ui/index.js';
import { type Choices, FRIEND } from './choices.js';

interface SidesChoiceProps {
  readonly choices: Choices;
  readonly bots: Catalogue['bots'];
  /** What the sides are called in the scenario. */
  readonly names: { readonly [side in Side]?: string };
  /** The book has a desk for its umpire. */
  readonly judged: boolean;
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
export function SidesChoice({ choices, bots, names, judged, onChange }: SidesChoiceProps) {
  const { seats, privacy, umpire } = choices;
  const hasServer = useHasServer();
  const among = [
    { value: 'person', label: 'Person' },
    ...(hasServer ? [{ value: FRIEND, label: 'Friend, by link' }] : []),
    ...bots.map(({ id, title }) => ({ value: id, label: title })),
  ];
  const take = (side: Side, who: string) => {
    // one of the two is here, or an umpire over both; and the server throws the dice
    const apart = judged && umpire ? seats[otherSide(side)] : 'person';
    const other = who === FRIEND ? apart : seats[otherSide(side)];
    const both = side === 'a' ? { a: who, b: other } : { a: other, b: who };
    onChange({ seats: both, ...(who === FRIEND && { dice: 'seeded' }) });
  };
  const count = (kind: string): number => [seats.a, seats.b].filter(who => who === kind).length;
  const [people, friends] = [count('person'), count(FRIEND)];
  /** Without an umpire one of us plays. */
  const judge = (wanted: boolean) =>
    onChange({ umpire: wanted, ...(!wanted && friends > 0 && people === 0 && { seats: { ...seats, a: 'person' } }) });
  return (
    <>
      <div className="sides">
        {(['a', 'b'] as const).map(side => (
          <div key={side} className={`side-choice ${sideClass(side)}`}>
            <p className="side-name">
              <b>{SIDE_NAMES[side]}</b> {names[side] && names[side] !== SIDE_NAMES[side] ? names[side] : ''}
            </p>
            <Segmented
              quiet
              label={`Who plays ${SIDE_NAMES[side]}`}
              value={seats[side]}
              among={among}
              onChange={who => take(side, who)}
            />
            <p className="side-text">{bots.find(bot => bot.id === seats[side])?.text ?? WHERE[seats[side]]}</p>
          </div>
        ))}
      </div>
      {people === 2 && (
        <label className="tick">
          <input type="checkbox" checked={privacy} onChange={event => onChange({ privacy: event.target.checked })} />
          <span>
            Cover the table when it is passed on and one of you may know what the other may not. Where everything lies
            open it is never covered; Rock-Paper-Scissors is shown in secret either way.
          </span>
        </label>
      )}
      {judged && (
        <label className="tick">
          <input type="checkbox" checked={umpire} onChange={event => judge(event.target.checked)} />
          <span>{friends === 0 ? JUDGED.here : people > 0 ? JUDGED.apart : JUDGED.over}</span>
        </label>
      )}
      {people === 0 && !(judged && umpire) && (
        <p className="quiet-text">Nobody plays: you watch as the umpire, who sees everything.</p>
      )}
    </>
  );
}
