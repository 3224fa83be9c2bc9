import type { GestureChoice } from '@umpire/engine';

interface SeveralProps {
  readonly among: readonly GestureChoice[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Any number of them, also none; in the order in which they are offered. */
export function SeveralInput({ among, value, onChange }: SeveralProps) {
  const tick = (id: string, on: boolean) =>
    onChange(among.map(one => one.value).filter(one => (one === id ? on : value.includes(one))));
  return (
    <ul className="ticks">
      {among.map(({ value: id, label, text, closed }) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={value.includes(id)}
              disabled={closed !== undefined}
              onChange={event => tick(id, event.target.checked)}
            />
            <span>
              <b>{label}</b> {text}
            </span>
          </label>
          {closed && (
            <small>
              {closed.message} <span className="rule">{closed.rule}</span>
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
