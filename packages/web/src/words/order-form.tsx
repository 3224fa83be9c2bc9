import type { BattleView, Inspection } from '@umpire/desk';
import {
  choiceKey,
  type Draft,
  draftedOrder,
  fieldInHand,
  type Gesture,
  gestureInHand,
  isRefusal,
  leavesChoice,
  type Point,
  type Pose,
  type Refusal,
  type SeatId,
  sameValue,
} from '@umpire/engine';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Desk } from '../desk/client.js';
import { arrangedIn } from '../table/draft/arrange.js';
import { refusalOf } from '../table/draft/refusal.js';
import { later } from '../table/fetch-later.js';
import { isList, ListInput } from '../table/lists/list-input.js';
import type { Able } from '../table/model/readiness.js';
import type { OrderInHand } from '../table/session/session.js';
import { Button } from '../ui/index.js';
import { RuleWords } from '../ui/rule-words.js';
import { ArrangeInput } from './arrange-form.js';
import { capital, effectWords, leftWords, nameWords, previewWords, refusalWords } from './describe.js';
import { FacingInput, PointInput } from './forms.js';
import { lengthWords } from './length.js';
import { PathForm } from './path-form.js';
import { type Order, wayFinder } from './run.js';
import { useSay } from './said.js';
import styles from './words.module.css';

const Written = later('Written');

interface OrderFormProps {
  readonly battleView: BattleView;
  readonly desk: Desk;
  readonly by: SeatId;
  readonly making: OrderInHand;
  readonly inspection: Inspection | undefined;
  /** Who could still do what, and will not if this is ordered. */
  readonly left: readonly Able[];
  readonly onOrder: (order: Order) => Promise<Refusal | undefined>;
  /** The order was given, or given up: the focus goes back. */
  readonly onEnd: () => void;
}

/** An order, field by field; what it would cost or do is read out as it grows. */
export function OrderForm(props: OrderFormProps) {
  const { battleView, making, left, onOrder, onEnd } = props;
  const { draft, preview } = making;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  const field = draft && fieldInHand(draft);
  const gesture = draft && gestureInHand(draft);
  const ready = gesture !== undefined || draft?.item.fields.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new field takes the focus
  useEffect(() => {
    const root = form.current;
    if (!root) return;
    if (!ready) return root.focus(); // Esc is heard while the book is asked
    const first =
      root.querySelector<HTMLElement>('[data-first]:enabled') ??
      root.querySelector<HTMLElement>('input:enabled, select, button:enabled');
    first?.focus();
  }, [field?.name, ready]);
  const words = preview && previewWords(preview, battleView.scene);
  useEffect(() => {
    if (words) say(words);
  }, [words, say]);
  if (!draft) return null;

  const bar = refused ?? refusalOf(draft, preview);
  const order = draftedOrder(draft) as Order | undefined;
  const last = draft.at + 1 >= draft.item.fields.length;
  const filled = field === undefined || draft.values[field.name] !== undefined;
  const give = async () => {
    if (!order || busy) return;
    setBusy(true);
    const why = await onOrder(order);
    setBusy(false);
    setRefused(why);
    if (why) say(refusalWords(why));
    else onEnd();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (last) void give();
    else if (filled) making.next();
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.orderForm}
      onSubmit={submit}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        making.drop();
        onEnd();
      }}
      aria-label={`Order: ${draft.item.label}`}
    >
      <p>{draft.item.text}.</p>
      {left.map(able => (
        <p key={able.use} data-part="left-words">
          {leftWords(able, battleView.scene)}
        </p>
      ))}
      {gesture && field && <Step {...props} draft={draft} name={field.name} gesture={gesture} onDone={give} />}
      {words && (
        <p className={bar ? styles.refusedWords : styles.costWords} data-part={bar ? 'refused-words' : undefined}>
          <RuleWords text={words} />
        </p>
      )}
      {bar && !words && (
        <p className={styles.refusedWords} data-part="refused-words">
          <RuleWords text={refusalWords(bar)} />
        </p>
      )}
      <div className={styles.line}>
        {!last && (
          <Button type="submit" disabled={!filled}>
            Next: {nextName(draft)}
          </Button>
        )}
        <Button
          kind="primary"
          type={last ? 'submit' : 'button'}
          disabled={!order || busy || bar !== undefined}
          data-first={gesture?.kind === 'arrange' || undefined}
          onClick={last ? undefined : give}
        >
          {left.length > 0 ? `${draft.item.label} all the same` : 'Give the order'}
        </Button>
        {draft.at > 0 && (
          <Button kind="quiet" onClick={making.back}>
            Back
          </Button>
        )}
        <Button
          kind="quiet"
          onClick={() => {
            making.drop();
            onEnd();
          }}
        >
          Give it up (Esc)
        </Button>
      </div>
    </form>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  choose: 'choose',
  several: 'who',
  compose: 'how many of each',
  write: 'what you write',
  rank: 'the order',
  place: 'the place',
  arrange: 'the lay-out',
  path: 'the way',
  turn: 'the facing',
  target: 'the target',
  aim: 'the point',
};
const nextName = ({ item, at }: Draft): string => NAMES[item.fields[at + 1]?.gesture ?? ''] ?? 'go on';

/** One field by its gesture. */
function Step({
  battleView,
  desk,
  by,
  making,
  inspection,
  draft,
  name,
  gesture,
  onDone,
}: OrderFormProps & {
  readonly draft: Draft;
  readonly name: string;
  readonly gesture: Gesture;
  readonly onDone: () => void;
}) {
  const { scene } = battleView;
  const { verb, stand } = draft.item;
  const value = draft.values[name];
  const fill = (next: unknown) => making.fill(name, next);
  if (isList(gesture))
    return (
      <fieldset className={styles.step}>
        <legend>{gesture.text}</legend>
        <ListInput gesture={gesture} value={value} onChange={fill} />
      </fieldset>
    );
  switch (gesture.kind) {
    case 'choose':
      return !leavesChoice(gesture) ? null : (
        <fieldset className={styles.step}>
          <legend>{capital(name)}</legend>
          {gesture.among.map(choice => (
            <Radio
              key={choiceKey(choice.value)}
              name={name}
              checked={value !== undefined && sameValue(value, choice.value)}
              closed={choice.closed}
              onCheck={() => fill(choice.value)}
              text={`${choice.label}${choice.text ? `: ${choice.text}` : ''}`}
            />
          ))}
        </fieldset>
      );
    case 'target':
      return (
        <fieldset className={styles.step}>
          <legend>The target, those in reach first</legend>
          {[...gesture.targets]
            .sort((x, y) => Number(Boolean(x.closed)) - Number(Boolean(y.closed)) || (x.gap ?? 1e9) - (y.gap ?? 1e9))
            .map(({ id, gap, closed }) => {
              const piece = scene.pieces.find(p => p.id === id);
              const shown = inspection?.targets.find(t => t.verb === verb && t.target.id === id)?.preview;
              const odds = shown ? `; ${effectWords(shown)}` : '';
              const far = gap === null ? 'no distance' : lengthWords(gap, scene.unit);
              const text = `${piece ? nameWords(piece) : id}, ${far}${odds}`;
              return (
                <Radio
                  key={id}
                  name={name}
                  checked={value === id}
                  closed={closed}
                  onCheck={() => fill(id)}
                  text={text}
                />
              );
            })}
        </fieldset>
      );
    case 'path':
      return (
        <PathForm
          gesture={gesture}
          stand={stand}
          scene={scene}
          way={wayFinder(desk, by, verb, stand)}
          onPath={fill}
          onDone={onDone}
        />
      );
    case 'turn':
      return (
        <fieldset className={`${styles.step} ${styles.line}`}>
          <legend>The facing</legend>
          <FacingInput
            value={value as number}
            at={endOf(draft, gesture.from)}
            stand={stand}
            scene={scene}
            onChange={fill}
          />
        </fieldset>
      );
    case 'place': {
      const at = (value as Pose | undefined) ?? gesture.at;
      return (
        <fieldset className={`${styles.step} ${styles.line}`}>
          <legend>The place</legend>
          <PointInput at={at} from={stand} scene={scene} onPoint={point => fill({ ...point, facing: at.facing })} />
          {gesture.turn && (
            <FacingInput
              value={at.facing}
              at={at}
              stand={stand}
              scene={scene}
              onChange={facing => fill({ ...at, facing })}
            />
          )}
        </fieldset>
      );
    }
    case 'aim':
      return (
        <fieldset className={`${styles.step} ${styles.line}`}>
          <legend>The point, by its middle</legend>
          <PointInput at={value as Point | undefined} from={stand} scene={scene} onPoint={fill} />
        </fieldset>
      );
    case 'write':
      return (
        <fieldset className={styles.step}>
          <legend>{capital(name)}</legend>
          <Written book={battleView.book} gesture={gesture} value={value} onWrite={fill} />
        </fieldset>
      );
    case 'arrange': {
      const arranged = arrangedIn(draft, name);
      return (
        <fieldset className={styles.step}>
          <legend>The lay-out, as suggested unless you change it</legend>
          {arranged && <ArrangeInput gesture={gesture} arranged={arranged} scene={scene} onChange={fill} />}
        </fieldset>
      );
    }
  }
}

/** Where a stand will be when it has gone the path before this field. */
function endOf(draft: Draft, from: Pose): Point {
  const path = Object.values(draft.values).find((v): v is readonly Point[] => Array.isArray(v) && v.length > 0);
  return path?.at(-1) ?? from;
}

function Radio({
  name,
  text,
  checked,
  closed,
  onCheck,
}: {
  readonly name: string;
  readonly text: string;
  readonly checked: boolean;
  readonly closed: Refusal | undefined;
  readonly onCheck: () => void;
}) {
  return (
    <label className={styles.radio}>
      <input type="radio" name={name} checked={checked} disabled={closed !== undefined} onChange={onCheck} />
      <span>
        {text}
        {closed && <RuleWords text={` (closed: ${isRefusal(closed) ? refusalWords(closed) : ''})`} />}
      </span>
    </label>
  );
}
