import { Button } from '../../ui/button.js';
import { useBearings } from '../bearings.js';
import { useTableParts } from '../model/context.js';
import { capital } from '../words.js';
import styles from './verb-list.module.css';
import { expectedItem, lastVerbOf, verbsOf } from './verbs.js';

/** Nothing is selected: what the side as a whole can do, in words. */
export function SideVerbs() {
  const { battleView, start, by, side } = useTableParts();
  const say = useBearings();
  const { menu, roster, log } = battleView;
  // one alone is on the large button; the end of the step has its place below, where nothing else is to be done first
  const large = expectedItem(menu, lastVerbOf(log, side), roster !== undefined);
  const isEnd = large?.ends !== undefined;
  const items = verbsOf(menu, undefined).filter(item => !item.closed && !(isEnd && item === large));
  if (!by || items.length < (isEnd ? 1 : 2)) return null;
  return (
    <section className={styles.sideVerbs} aria-label="What can your side do">
      <h2>Your side</h2>
      <ul>
        {items.map(item => (
          <li key={item.verb}>
            <Button hint={item.key?.toUpperCase()} onClick={() => start(item)}>
              {item.label}
            </Button>
            <span>{say(capital(item.text))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
