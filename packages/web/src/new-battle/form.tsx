import { type ReactNode, useState } from 'react';
import type { Catalogue } from '../battles/catalogue.js';
import { beginBattle, isGenerated } from '../battles/plan.js';
import { BothBriefings } from '../briefing/both-briefings.js';
import { Invite, isWithFriend } from '../online/invite.js';
import { readFile, titleOf } from '../storage/import.js';
import { Button } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import { Armies } from './army-view.js';
import { Begin } from './begin.js';
import { BookChoice } from './book-choice.js';
import { chanceWords } from './chance-words.js';
import {
  agreedIn,
  bookOf,
  type Choices,
  defaultChoices,
  keptOfLastTime,
  planFrom,
  scenarioOf,
  termsOf,
  withBook,
  withScenario,
} from './choices.js';
import { DiceChoice } from './dice-choice.js';
import styles from './new-battle.module.css';
import { isChanged, rulingWords } from './options.js';
import optionsStyles from './options.module.css';
import { OptionsChoice } from './options-choice.js';
import { idlePlayer } from './players.js';
import { Preview } from './preview.js';
import { ScenarioChoice } from './scenario-choice.js';
import { SidesChoice } from './sides-choice.js';
import { differingIn } from './terms.js';
import { TermsChoice } from './terms-choice.js';
import { useChoices } from './use-choices.js';
import { useDrawnUp } from './use-drawn-up.js';
import { useTrial } from './use-trial.js';

/** The whole form: what is chosen on the left, what comes of it on the right. */
export function Form({ library, wanted }: { readonly library: Catalogue; readonly wanted: URLSearchParams }) {
  const [choices, setChoices] = useChoices(library, wanted);
  const [kept, setKept] = useState(() => keptOfLastTime(choices, defaultChoices(library, choices.seed)));
  const [fileTrouble, setFileTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [inviting, setInviting] = useState(false);
  const change = (part: Partial<Choices>) => setChoices({ ...choices, ...part });
  const book = bookOf(library, choices.book);
  const scenario = scenarioOf(library, choices);
  const terms = termsOf(library, choices);
  const agreed = agreedIn(library, choices);
  const plan = planFrom(library, choices);
  const { scene, briefings, shares, refusal } = useTrial(plan);
  const generated = scenario !== undefined && isGenerated(scenario);
  const drawn = useDrawnUp(generated || refusal ? undefined : plan, library.bots);
  const names = Object.fromEntries(scene?.status.scores.map(({ side, name }) => [side, name]) ?? []);
  if (!book) return <p>No book can be played yet.</p>;

  const openFile = async (file: File) => {
    const read = await readFile(file);
    setFileTrouble(read.ok ? undefined : read.message);
    if (!read.ok) return;
    const { title } = (read.value ?? {}) as { title?: unknown };
    const own = { title: titleOf(file.name, typeof title === 'string' ? title : ''), data: read.value };
    change({ own, scenario: 'own' });
  };
  const begin = () => {
    if (!plan || busy) return;
    if (isWithFriend(plan)) return setInviting(true);
    setBusy(true);
    void beginBattle(plan).finally(() => setBusy(false));
  };
  const asked = scenario?.options ?? {};
  const chance = chanceWords(book.hands === true, !scenario || generated);
  const rulings = rulingWords(book.options, choices.options, asked);
  return (
    <>
      <div className={styles.newForm} data-part="new-form">
        <h1>New battle</h1>
        {kept.length > 0 && (
          <p className={styles.kept} data-part="kept-of-last-time">
            As last time: {kept.join(', ')}.{' '}
            <Button
              kind="quiet"
              onClick={() => {
                const { seats, dice, privacy, umpire, timed } = defaultChoices(library, choices.seed);
                setKept([]);
                change({ seats, dice, privacy, umpire, timed, players: {} });
              }}
            >
              Start afresh
            </Button>
          </p>
        )}
        <Part title="Book">
          <BookChoice library={library} book={book.id} onChange={id => setChoices(withBook(library, choices, id))} />
        </Part>
        <Part title="Battle">
          <ScenarioChoice
            book={book}
            choices={choices}
            trouble={fileTrouble}
            onChange={id => setChoices(withScenario(library, choices, id))}
            onFile={openFile}
          />
          <TermsChoice
            key={choices.scenario}
            terms={terms}
            agreed={agreed.ok ? agreed.value : []}
            book={book}
            choices={choices}
            onChange={change}
            onTrouble={setFileTrouble}
          />
        </Part>
        <Part title="Sides" late>
          <SidesChoice
            judged={book.judged}
            hands={book.hands === true}
            clock={book.clock?.label}
            choices={choices}
            bots={library.bots}
            names={names}
            shares={shares}
            onChange={change}
          />
        </Part>
        <Part title={chance.title} late>
          <DiceChoice words={chance} choices={choices} onChange={change} />
        </Part>
        <details
          className={`${styles.newPart} ${styles.newLate} ${optionsStyles.newOptions}`}
          data-part="new-options"
          open={book.options.some(option => isChanged(option, choices.options, asked))}
        >
          <summary>
            <h2>Options and rulings</h2>
            <span className={textStyles.quietText} data-part="quiet-text">
              {rulings ? <b>{rulings}</b> : 'as the book and we suggest'}
            </span>
          </summary>
          <OptionsChoice
            book={book.id}
            options={book.options}
            chosen={choices.options}
            asked={asked}
            idle={scene?.status.idle ?? {}}
            onChange={options => change({ options })}
          />
        </details>
      </div>
      <aside className={styles.newSide} data-part="new-side" aria-label="The battle to be fought">
        <Preview scene={drawn?.picture ?? scene} generated={generated} mightStand={drawn?.deployed ?? false} />
        {drawn && <Armies drawn={drawn} />}
        {briefings && <BothBriefings book={book.id} briefings={briefings} />}
        <Begin
          plan={plan}
          library={library}
          rulings={rulings}
          agreed={differingIn(terms, choices).map(({ choice }) => choice.label)}
          refusal={agreed.ok ? (refusal ?? idlePlayer(choices.players, shares)) : { message: agreed.error.message }}
          busy={busy}
          onBegin={begin}
        />
      </aside>
      {inviting && plan && <Invite plan={plan} onClose={() => setInviting(false)} />}
    </>
  );
}

interface PartProps {
  readonly title: string;
  /** Where there is but one column it comes after the picture of the battle. */
  readonly late?: boolean;
  readonly children: ReactNode;
}

function Part({ title, late = false, children }: PartProps) {
  return (
    <section className={late ? `${styles.newPart} ${styles.newLate}` : styles.newPart}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
