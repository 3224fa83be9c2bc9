import { sharedDesk } from '../desk/shared.js';
import { hrefOf } from '../shell/routes.js';
import { listBattles, loadBattle } from '../storage/battles.js';
import textStyles from '../ui/text.module.css';
import { type Bore, boreOn, eyesFor } from './bore.js';
import styles from './rule.module.css';
import { ruleAddress } from './rule-text.js';
import { useLoaded } from './use-register.js';

interface BorePanelProps {
  readonly book: string;
  readonly rule: string;
  readonly battle: string | null;
}

/** Where a rule bore on a saved battle; without one, which battles can be looked through. */
export function BorePanel({ book, rule, battle }: BorePanelProps) {
  return battle ? <InBattle rule={rule} battle={battle} /> : <Battles book={book} rule={rule} />;
}

interface Found {
  readonly title: string;
  readonly bore: readonly Bore[];
}

async function lookThrough(id: string, rule: string): Promise<Found> {
  const read = await loadBattle(id);
  if (!read.ok) throw new Error(read.message);
  const { entry } = read;
  if (!entry.record) return { title: entry.title, bore: [] };
  const desk = sharedDesk();
  const studied = await desk.study(entry.record);
  if (!studied.ok) throw new Error(`This battle cannot be read: ${studied.error.message}.`);
  const moments = await desk.chronicle(eyesFor(entry.plan.seats, entry.over !== undefined));
  return { title: entry.title, bore: boreOn(moments, rule) };
}

function InBattle({ rule, battle }: { readonly rule: string; readonly battle: string }) {
  const loaded = useLoaded(`${battle} ${rule}`, () => lookThrough(battle, rule));
  return (
    <section className={styles.bore}>
      <h2>Where it bore on this battle</h2>
      {!loaded && <p role="status">Reading the battle …</p>}
      {loaded && 'trouble' in loaded && <p role="alert">{loaded.trouble}</p>}
      {loaded && 'value' in loaded && <BoreList battle={battle} found={loaded.value} />}
    </section>
  );
}

function BoreList({ battle, found: { title, bore } }: { readonly battle: string; readonly found: Found }) {
  return (
    <>
      <p className={textStyles.quiet}>
        <a href={hrefOf(['battle', battle])}>{title}</a>
        {bore.length === 0
          ? ': it has not borne on anything yet.'
          : `: ${bore.length} ${bore.length === 1 ? 'time' : 'times'}`}
      </p>
      <ol>
        {bore.map(({ index, turn, text, effects }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry may have several lines
          <li key={`${index} ${i}`}>
            <a href={hrefOf(['replay', battle], { at: String(index) })}>
              <span className={textStyles.quiet}>{turn}</span>
              <span>{text}</span>
              <b>{effects.join(', ')}</b>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

const MOST = 5;

/** Battles of this book that are kept in the browser. */
function Battles({ book, rule }: { readonly book: string; readonly rule: string }) {
  const loaded = useLoaded('battles', async () => listBattles());
  if (!loaded || 'trouble' in loaded) return null;
  const fought = loaded.value.battles.filter(b => b.ruleset === book && b.entries > 0 && b.damaged === undefined);
  if (fought.length === 0) return null;
  return (
    <section>
      <h2>Where it bore on a battle</h2>
      <ul className={styles.battles}>
        {fought.slice(0, MOST).map(({ id, title }) => (
          <li key={id}>
            <a href={ruleAddress(rule, id)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
