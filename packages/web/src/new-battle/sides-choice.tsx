import type { Side } from '@umpire/engine';
import type { Catalogue } from '../battles/catalogue.js';
import { Segmented, SIDE_NAMES, sideClass } from '../ui/index.js';
import type { Choices } from './choices.js';

interface SidesChoiceProps {
  readonly choices: Choices;
  readonly bots: Catalogue['bots'];
  /** What the sides are called in the scenario. */
  readonly names: { readonly [side in Side]?: string };
  /** The book has a desk for its umpire. */
  readonly judged: boolean;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** Who holds which side. */
export function SidesChoice({ choices, bots, names, judged, onChange }: SidesChoiceProps) {
  const { seats, privacy, umpire } = choices;
  const among = [{ value: 'person', label: 'Person' }, ...bots.map(({ id, title }) => ({ value: id, label: title }))];
  const people = [seats.a, seats.b].filter(who => who === 'person').length;
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
              onChange={who => onChange({ seats: { ...seats, [side]: who } })}
            />
            <p className="side-text">{bots.find(bot => bot.id === seats[side])?.text ?? 'Somebody at this screen.'}</p>
          </div>
        ))}
      </div>
      {people === 2 && (
        <label className="tick">
          <input type="checkbox" checked={privacy} onChange={event => onChange({ privacy: event.target.checked })} />
          <span>
            Cover the table when it is passed on, so that neither sees what only the other may know. Rock-Paper-Scissors
            is shown in secret either way.
          </span>
        </label>
      )}
      {judged && (
        <label className="tick">
          <input type="checkbox" checked={umpire} onChange={event => onChange({ umpire: event.target.checked })} />
          <span>
            Somebody at this screen is the umpire: he sees the truth and what either side believes, and may change
            whatever the book decides.
          </span>
        </label>
      )}
      {people === 0 && !(judged && umpire) && (
        <p className="quiet-text">Nobody plays: you watch as the umpire, who sees everything.</p>
      )}
    </>
  );
}
