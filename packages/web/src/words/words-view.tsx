import type { BattleView } from '@umpire/desk';
import type { MenuItem, Refusal, SeatId, Side } from '@umpire/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Desk } from '../desk/client.js';
import { asksFirst, wastedIn } from '../table/model/readiness.js';
import { useReady } from '../table/model/use-ready.js';
import type { OrderInHand } from '../table/session/session.js';
import { RuleLink } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import { Asked } from './ask.js';
import { Around, CardWords, Verbs } from './chosen.js';
import { CommandLine } from './command-line.js';
import { metersWords, nameWords, nowWords, refusalWords } from './describe.js';
import { exampleFor } from './help.js';
import { LogWords } from './log-words.js';
import { OrderForm } from './order-form.js';
import { type Order, runCommand, type Unfinished } from './run.js';
import { Speaker, useSay } from './said.js';
import { OffTable, Stands, Terrain } from './stands.js';
import { useInspection } from './use-inspection.js';
import styles from './words.module.css';

/** The table in words: the same position, menus and odds as text, operable by keyboard and screen reader alone. */
export interface WordsProps {
  readonly battleView: BattleView;
  readonly desk: Desk;
  readonly by: Side;
  /** The order in the making; the table has the same. */
  readonly making: OrderInHand;
  /** Gives an order; resolves to the refusal, or to nothing when it was carried out. */
  readonly onOrder: (order: Order) => Promise<Refusal | undefined>;
  /** Answers what the book asks of this side; of the other one, where both sit at this screen and show hands. */
  readonly onAnswer: (value: unknown, by?: SeatId) => Promise<Refusal | undefined>;
  /** Dice and hands lie on a real table and are typed in. */
  readonly typed?: boolean;
  /** Back to the table that is drawn. */
  readonly onBack: () => void;
}

export function WordsView(props: WordsProps) {
  return (
    <Speaker>
      <Words {...props} />
    </Speaker>
  );
}

/** Where one can go at once, by key and by link. */
const PARTS = [
  { id: 'now', key: 'n', label: 'What is expected now' },
  { id: 'command', key: 'c', label: 'Command line' },
  { id: 'orders', key: 'o', label: 'What you can do' },
  { id: 'own', key: 's', label: 'Your stands' },
  { id: 'enemy', key: 'x', label: 'The enemy' },
  { id: 'off', key: 'b', label: 'Off the table' },
  { id: 'ground', key: 't', label: 'Terrain' },
  { id: 'told', key: 'l', label: 'Log' },
] as const;
type Part = (typeof PARTS)[number]['id'];

const goToPart = (id: Part): void => {
  const found = id === 'command' ? document.getElementById('command-line') : document.getElementById(`words-${id}`);
  found?.focus();
  // what stands in it still was refused: whoever comes to it anew writes over it
  if (found instanceof HTMLInputElement) found.select();
  found?.scrollIntoView({ block: 'nearest' });
};

/** Alt and the letter of a part goes there, wherever the focus is. */
function usePartKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      const part = PARTS.find(({ key }) => event.code === `Key${key.toUpperCase()}`);
      if (!part) return;
      event.preventDefault();
      goToPart(part.id);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

/** Whoever had the focus on something that is gone finds it where the battle goes on. */
function useKeptFocus(battleView: BattleView): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new position may have taken the focus away
  useEffect(() => {
    if (document.activeElement === document.body) afterOrder();
  }, [battleView]);
}

/** After an order the focus goes to what is asked, else to what can be done next. */
const afterOrder = (): void => {
  requestAnimationFrame(() => {
    const answer = document.querySelector<HTMLElement>('[data-part=words] [data-part=answers] button');
    if (answer) answer.focus();
    else goToPart('orders');
  });
};

function Words({ battleView, desk, by, making, onOrder, onAnswer, typed = false, onBack }: WordsProps) {
  const [wanted, setWanted] = useState<string>();
  const chosen = battleView.scene.pieces.find(piece => piece.id === wanted && piece.where !== 'gone');
  // an order may have been taken in hand at the table, with a stand that nobody chose here
  const inspection = useInspection(desk, battleView, making.draft?.item.stand ?? chosen?.id);
  const line = useRef<HTMLInputElement>(null);
  const left = useRef<{ readonly of: BattleView; readonly open: Unfinished | undefined }>(undefined);
  usePartKeys();
  useKeptFocus(battleView);
  const { ready } = useReady(desk, battleView, battleView.at);
  // what goes on comes before what ends something: the first thing that Tab finds gives nothing away
  const sideItems = battleView.menu
    .filter(item => item.stand === undefined)
    .toSorted((x, y) => Number(x.ends !== undefined) - Number(y.ends !== undefined));
  const ownItems = chosen ? battleView.menu.filter(item => item.stand === chosen.id) : [];
  const choose = useCallback((piece: string) => {
    setWanted(piece);
    requestAnimationFrame(() => goToPart('orders'));
  }, []);
  const say = useSay();
  /** What needs nothing more is done at once; giving the battle up is asked again, and so is the end of a step while somebody could still act. */
  const begin = async (item: MenuItem) => {
    const isAskedAgain = item.ends === 'battle' || (!battleView.roster && asksFirst(item, ready, battleView.menu));
    if (item.fields.length > 0 || isAskedAgain) return making.begin(item);
    const refused = await onOrder({ verb: item.verb, ...(item.stand !== undefined && { stand: item.stand }) });
    if (refused) say(refusalWords(refused));
    else afterOrder();
  };
  const enemy: Side = by === 'a' ? 'b' : 'a';
  const { turn } = battleView;
  return (
    <div className={styles.words} data-part="words">
      <nav className={styles.partsNav} aria-label="Parts of the table in words">
        <button type="button" aria-keyshortcuts="Shift+W" onClick={onBack}>
          Back to the table <kbd>Shift+W</kbd>
        </button>
        <span className={textStyles.quiet}>Alt and the letter goes to:</span>
        {PARTS.map(({ id, key, label }) => (
          <button key={id} type="button" aria-keyshortcuts={`Alt+${key.toUpperCase()}`} onClick={() => goToPart(id)}>
            {label} <kbd>{key.toUpperCase()}</kbd>
          </button>
        ))}
      </nav>
      <div>
        <section>
          <Heading id="now" />
          {nowWords(battleView).map(text => (
            <p key={text}>{text}</p>
          ))}
          <p>
            <RuleLink book={battleView.book} rule={turn.rule} />
            {battleView.thinking && ' The computer is at it.'}
          </p>
          <ul className={styles.scores} data-part="scores">
            {metersWords(battleView).map(text => (
              <li key={text}>{text}</li>
            ))}
            {battleView.scene.status.scores.flatMap(({ name, lines }) =>
              lines.map(text => (
                <li key={`${name} ${text}`}>
                  {name}, {text}
                </li>
              )),
            )}
          </ul>
          <Asked battleView={battleView} typed={typed} onAnswer={onAnswer} />
        </section>
        <section>
          <h2>Command line</h2>
          <CommandLine
            example={exampleFor(battleView.scene)}
            field={line}
            onLine={async text => {
              // what was left open in another position is forgotten
              const open = left.current?.of === battleView ? left.current.open : undefined;
              const told = await runCommand(text, {
                battleView,
                desk,
                by,
                chosen,
                ready,
                open,
                typed,
                onOrder,
                onAnswer,
              });
              left.current = { of: battleView, open: told.open };
              if (told.choose) setWanted(told.choose);
              return told;
            }}
          />
        </section>
        <section>
          <Heading id="orders" />
          {making.draft ? (
            <>
              <h3>
                {making.draft.item.label}
                {making.draft.item.stand !== undefined && `: ${standName(battleView, making.draft.item.stand)}`}
              </h3>
              <OrderForm
                battleView={battleView}
                desk={desk}
                by={battleView.at}
                making={making}
                inspection={inspection}
                left={asksFirst(making.draft.item, ready, battleView.menu) ? wastedIn(ready, battleView.menu) : []}
                onOrder={onOrder}
                onEnd={afterOrder}
              />
            </>
          ) : (
            <>
              <h3>With your whole side</h3>
              <Verbs book={battleView.book} items={sideItems} onBegin={begin} empty="Nothing now." />
              <label className={styles.standLabel} htmlFor="words-stand">
                With one stand, those that can act first
              </label>
              <select id="words-stand" value={chosen?.id ?? ''} onChange={event => setWanted(event.target.value)}>
                <option value="">choose a stand …</option>
                {standsFirst(battleView, by).map(piece => (
                  <option key={piece.id} value={piece.id}>
                    {nameWords(piece)}
                  </option>
                ))}
              </select>
              {chosen && (
                <>
                  <h3>With {nameWords(chosen)}</h3>
                  {chosen.side === by && (
                    <Verbs book={battleView.book} items={ownItems} onBegin={begin} empty="It can do nothing now." />
                  )}
                  <CardWords battleView={battleView} piece={chosen} inspection={inspection} />
                  <h3>Around {chosen.label}</h3>
                  <Around battleView={battleView} piece={chosen} inspection={inspection} />
                </>
              )}
            </>
          )}
        </section>
      </div>
      <div>
        <section>
          <Heading id="own" />
          <Stands battleView={battleView} side={by} chosen={chosen?.id} onChoose={choose} />
        </section>
        <section>
          <Heading id="enemy" />
          <Stands battleView={battleView} side={enemy} chosen={chosen?.id} onChoose={choose} />
        </section>
        <section>
          <Heading id="off" />
          <OffTable battleView={battleView} by={by} chosen={chosen?.id} onChoose={choose} />
        </section>
        <section>
          <Heading id="ground" />
          <Terrain battleView={battleView} />
        </section>
        <section>
          <Heading id="told" />
          <LogWords book={battleView.book} log={battleView.log} />
        </section>
      </div>
    </div>
  );
}

function Heading({ id }: { readonly id: Part }) {
  return (
    <h2 id={`words-${id}`} tabIndex={-1}>
      {PARTS.find(part => part.id === id)!.label}
    </h2>
  );
}

const standName = (battleView: BattleView, id: string): string => {
  const piece = battleView.scene.pieces.find(p => p.id === id);
  return piece ? nameWords(piece) : id;
};

/** Own stands that can do something, then the other own ones, then the enemy's. */
function standsFirst({ scene, menu }: BattleView, by: Side) {
  const acts = new Set(menu.filter(item => !item.closed).map(item => item.stand));
  const rank = (piece: { readonly id: string; readonly side: Side }) =>
    piece.side !== by ? 2 : acts.has(piece.id) ? 0 : 1;
  return scene.pieces.filter(piece => piece.where !== 'gone').sort((x, y) => rank(x) - rank(y));
}
