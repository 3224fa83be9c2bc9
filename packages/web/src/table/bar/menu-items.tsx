import { hrefOf } from '../../shell/routes.js';
import { downloadRecord } from '../../storage/export.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { LookChoice } from '../../ui/look-choice.js';
import { PHONE, useMedia } from '../../ui/media.js';
import { Segmented } from '../../ui/segmented.js';
import textStyles from '../../ui/text.module.css';
import { say } from '../../ui/toast.js';
import { takeBack } from '../keys/use-keys.js';
import { useTableParts } from '../model/context.js';
import { SPEEDS, speedWords } from '../session/pace.js';
import { keepHabits } from '../session/use-session.js';
import { switchSound, useSoundOn } from '../sound/use-sounds.js';
import { asidesIn } from './asides.js';
import type { TableMenuProps } from './table-menu.js';
import styles from './top-bar.module.css';

export interface MenuItemsProps extends TableMenuProps {
  readonly close: () => void;
}

/** Everything that is not needed at every move. */
export function MenuItems({ words, onWords, onHelp, onBriefing, close }: MenuItemsProps) {
  const table = useTableParts();
  const { battleView, snap, session, start } = table;
  const phone = useMedia(PHONE);
  const sound = useSoundOn();
  const bots = Object.values(battleView.seats).some(holder => holder !== 'person');
  const { own: last, lists } = asidesIn(battleView.menu, battleView.scene.pieces);
  const act = (work: () => void) => () => {
    close();
    work();
  };
  const exportRecord = async () => {
    const kept = await session.record();
    const over = 'over' in battleView.turn ? battleView.turn.text : undefined;
    if (kept?.record) downloadRecord({ title: snap.title, record: kept.record, seats: battleView.seats, over });
    else say('Nothing has happened yet: there is no record to export.');
  };
  return (
    <>
      <p className={textStyles.hint} data-part="hint">
        {savedWords(snap.saved)}
      </p>
      {battleView.umpire && !battleView.umpire.elsewhere && battleView.viewer !== 'umpire' && (
        <Button kind="quiet" onClick={act(() => session.sit('umpire'))}>
          The umpire wants the screen
        </Button>
      )}
      {phone && (
        <>
          <Button
            kind="quiet"
            barred={snap.placesAgain || battleView.redo ? undefined : 'There is nothing to do again'}
            onClick={act(() => void takeBack(table, 'redo'))}
          >
            Do again what was taken back
          </Button>
          <label className={styles.check}>
            <input type="checkbox" checked={sound} onChange={switchSound} />
            Sound
          </label>
          <hr />
        </>
      )}
      {onBriefing && (
        <Button kind="quiet" onClick={act(onBriefing)}>
          Briefing
        </Button>
      )}
      <Button kind="quiet" onClick={act(onWords)} hint="Shift+W">
        {words ? 'Show the table' : 'The table in words'}
      </Button>
      <Button kind="quiet" onClick={act(() => void exportRecord())}>
        Export the record
      </Button>
      <ButtonLink kind="quiet" href={hrefOf(['report', battleView.battle])}>
        Battle report
      </ButtonLink>
      <ButtonLink kind="quiet" href={hrefOf(['replay', battleView.battle])}>
        {'over' in battleView.turn && battleView.believes ? 'What you believed' : 'Replay'}
      </ButtonLink>
      <Button kind="quiet" onClick={act(onHelp)} hint="?">
        Legend, keys and gestures
      </Button>
      <hr />
      {bots && (
        <Segmented
          label="Film of what the bots do"
          value={snap.speed}
          among={SPEEDS.map(value => ({ value, label: speedWords(value) }))}
          onChange={speed => {
            session.pace(speed);
            keepHabits({ speed, skips: snap.skips });
          }}
        />
      )}
      <LookChoice />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={snap.skips}
          onChange={event => {
            session.skip(event.target.checked);
            keepHabits({ speed: snap.speed, skips: event.target.checked });
          }}
        />
        Pass over steps in which I can do nothing
      </label>
      {last.length + lists.length > 0 && <hr />}
      {lists.map(({ label, groups }) => (
        <details key={label} className={styles.asides}>
          <summary>{label} …</summary>
          {groups.map(({ name, items }) => (
            <section key={name} aria-label={name}>
              <h3>{name}</h3>
              {items.map(({ item, label: piece }) => (
                <Button key={item.stand} kind="quiet" title={item.text} onClick={act(() => start(item))}>
                  {piece}
                </Button>
              ))}
            </section>
          ))}
        </details>
      ))}
      {last.map(item => (
        <Button key={item.verb} kind="quiet" title={item.text} onClick={act(() => start(item))}>
          {item.ends === 'battle' ? `${item.label} …` : item.label}
        </Button>
      ))}
      <hr />
      <ButtonLink kind="quiet" href={hrefOf([])}>
        Leave the table
      </ButtonLink>
    </>
  );
}

function savedWords({ state, at }: { readonly state: 'saving' | 'saved' | 'held'; readonly at?: number }): string {
  if (state === 'saving') return 'Saving …';
  if (state === 'held') return 'Not saved in the browser: export the record before you leave.';
  if (at === undefined) return 'Saved in this browser.';
  const time = new Date(at).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
  return `Saved in this browser at ${time}.`;
}
