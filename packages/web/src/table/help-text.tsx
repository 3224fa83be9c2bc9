import { Key } from '../ui/button.js';
import { TOUCH, useMedia } from '../ui/media.js';
import styles from './help.module.css';
import { Legend } from './legend.js';

const KEYS: readonly (readonly [readonly string[], string])[] = [
  [['letter'], 'starts the verb that shows it'],
  [['Enter'], 'does what the large button says'],
  [['Esc'], 'one step back'],
  [['Tab'], 'the next piece that can act; with Shift the one before'],
  [['G'], 'all whom one hand would push forward with it: a line, a wing, the whole group'],
  [['←', '↑', '→', '↓'], 'the next piece that way; what is in hand moves, in the book’s unit'],
  [['Shift', '←'], 'moves the view; what is in hand moves in small steps'],
  [['Q', 'E'], 'turn what is in hand; also [ and ]'],
  [['Space', '⌫'], 'a path: one leg more, one leg less'],
  [[',', '.'], 'deployment: the piece before, the piece after'],
  [['1', '…', '9'], 'choose from a list; what a real die shows, 0 being ten'],
  [['⌫'], 'takes back the die that was typed in last'],
  [['+', '−', '0'], 'nearer, farther, the whole table'],
  [['V'], 'turn the table; the compass above it shows where north is'],
  [['Ctrl', 'Z'], 'take back; Ctrl+Y does it again'],
  [['Shift', 'U'], 'the guide’s words were understood'],
  [['Shift', 'R'], 'ruler'],
  [['Shift', 'S'], 'lines of sight'],
  [['Shift', 'D'], 'how far the enemy strikes, as far as he is known'],
  [['Shift', 'A'], 'the true areas of the terrain'],
  [['Shift', 'W'], 'the table in words'],
  [['Shift', 'P'], 'stop the bots, or let them go on'],
  [['Space', '.'], 'the film of what the others did: halt, play again; one step'],
  [['<', '>'], 'what they did in the turn before, in the turn after'],
  [['Esc'], 'while a bot plays: on to your next decision'],
];

/** What stands on the table, and the keys and gestures for it. */
export function HelpText() {
  const touch = useMedia(TOUCH);
  return (
    <>
      <Legend />
      <p>
        Click or tap a piece to take it up; drag it where it shall go, and let go: that is the order. Drag it onto an
        enemy to aim at him: what would come of it is shown, and the large button strikes. By a front corner it wheels.
        Shift and a click, or a box drawn with Shift, holds several: one drag moves them all. Where acting is paid for,
        a click on the piece pays. Drag the ground to pan, turn the wheel or pinch to zoom. Whatever is greyed out says
        which rule closes it.
      </p>
      {!touch && <KeyList />}
    </>
  );
}

function KeyList() {
  return (
    <dl className={styles.help}>
      {KEYS.map(([keys, text]) => (
        <div key={text}>
          <dt>
            {keys.map(key => (
              <Key key={key}>{key}</Key>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
