import type { OutlookLine, Pushed } from '@umpire/engine';
import { withNames } from '../../ui/called.js';
import { RuleLink } from '../../ui/rule-link.js';
import textStyles from '../../ui/text.module.css';
import { useTableParts } from '../model/context.js';
import { useHover } from '../model/hover.js';
import { capital, pieceNames } from '../words.js';
import styles from './push-list.module.css';
import { Whom, Worse } from './warnings.js';
import warned from './warnings.module.css';

/** Several pieces are held: who goes how far, who charges, who stays and why. */
export function PushList() {
  const { company, hover, battleView } = useTableParts();
  const { pushed: dragged } = useHover(hover);
  const pushed = dragged ?? company.ahead?.map(asFarAsItGoes) ?? [];
  const { pieces, called } = battleView.scene;
  const nameOf = (id: string) => withNames(pieces.find(piece => piece.id === id)?.label ?? id, called);
  const worse = pushed.flatMap(({ warnings = [] }) => warnings);
  const threats = [...new Map(pushed.flatMap(threatsTo).map(line => [line.id, line])).values()];
  const going = pushed.filter(one => 'order' in one).length;
  return (
    <section aria-label="Push forward together">
      <h2>Push forward together</h2>
      <p className={textStyles.hint} data-part="hint">
        {company.stands.length} held
        {pushed.length > 0 && `: ${goingWords(going, pushed.length - going)}`}. Drag one of them, and all go as it goes.
      </p>
      <ul className={styles.list}>
        {company.stands.map(id => (
          <Row key={id} name={nameOf(id)} pushed={pushed.find(({ stand }) => stand === id)} />
        ))}
      </ul>
      {worse.length + threats.length > 0 && (
        <ul className={warned.warnings} aria-label="What this push would mean">
          <Whom text="Could be struck by" lines={threats} />
          {worse.map(one => (
            <Worse key={`${one.rule} ${one.text}`} warning={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

const goingWords = (go: number, stay: number): string => (stay === 0 ? 'all go' : `${go} go, ${stay} stay`);

const threatsTo = (one: Pushed): readonly OutlookLine[] => ('threats' in one ? (one.threats ?? []) : []);

/** Straight forward all are wanted to go as far as they can: nobody falls short of a hand. */
const asFarAsItGoes = (one: Pushed): Pushed => {
  if ('refusal' in one) return one;
  const { short: _short, ...rest } = one;
  return rest;
};

function Row({ name, pushed }: { readonly name: string; readonly pushed: Pushed | undefined }) {
  const { battleView } = useTableParts();
  const why = pushed && ('refusal' in pushed ? pushed.refusal : pushed.short);
  return (
    <li data-sign={signOf(pushed)}>
      <b>{name}</b>
      <span>
        {pushed && 'cost' in pushed && pushed.cost}
        {pushed &&
          threatsTo(pushed).length > 0 &&
          ` in reach of ${pieceNames(
            threatsTo(pushed).map(line => line.id),
            battleView.scene.pieces,
          )}`}
        {why && ` ${capital(why.message)}`} {why?.rule && <RuleLink book={battleView.book} rule={why.rule} />}
      </span>
    </li>
  );
}

/** ✓ the whole way, ½ a part of it, ⚔ a charge, ✕ it stays. */
function signOf(pushed: Pushed | undefined): string {
  if (!pushed) return '·';
  if ('refusal' in pushed) return '✕';
  if ('target' in pushed.order) return '⚔';
  return pushed.short ? '½' : '✓';
}
