import { type Share, type Side, seatNames } from '@umpire/engine';
import { nameOf, Segmented, SIDE_NAMES } from '../ui/index.js';
import { type Choices, holderAt } from './choices.js';
import { commanderOf, given, mostPlayers, withPlayers } from './players.js';
import styles from './side-players.module.css';

interface SidePlayersProps {
  readonly side: Side;
  readonly shares: readonly Share[];
  readonly choices: Choices;
  /** Who may hold a seat. */
  readonly among: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (change: Partial<Choices>) => void;
}

/** How many play a side, who they are, and what each commands. */
export function SidePlayers({ side, shares, choices, among, onChange }: SidePlayersProps) {
  const { players, seats } = choices;
  const most = mostPlayers(shares);
  if (most < 2) return null;
  const names = seatNames(players, side);
  const counts = Array.from({ length: most }, (_, i) => ({ value: `${i + 1}`, label: `${i + 1}` }));
  const change = (count: string) => onChange({ players: withPlayers(players, side, shares, Number(count)) });
  return (
    <div className={styles.players}>
      <Segmented label={`Players of ${SIDE_NAMES[side]}`} value={`${names.length}`} among={counts} onChange={change} />
      {names.length > 1 && (
        <>
          {names.map(seat => (
            <Segmented
              key={seat}
              label={nameOf(seat)}
              value={holderAt(seats, side, seat)}
              among={among}
              onChange={who => onChange({ seats: { ...seats, [seat]: who } })}
            />
          ))}
          <table className={styles.shares}>
            <caption>Who commands what</caption>
            <tbody>
              {shares.map(({ id, label }) => (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  <td>
                    <select
                      aria-label={`Who commands ${label}`}
                      value={commanderOf(players, side, id)}
                      onChange={event => onChange({ players: given(players, side, id, Number(event.target.value)) })}
                    >
                      {names.map((seat, player) => (
                        <option key={seat} value={player}>
                          {nameOf(seat)}
                        </option>
                      ))}
                    </select>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}
