import { AS_IT_IS, type Laying, laidOut } from '@umpire/board';
import type { Library } from '@umpire/desk';
import { randomSeed } from '@umpire/desk';
import type { Scene } from '@umpire/engine';
import { useState } from 'react';
import { fightFrame } from '../battles/frames.js';
import { useLoading } from '../battles/hooks.js';
import { beginBattle, quickPlan } from '../battles/plan.js';
import { SceneMap } from '../battles/scene-map.js';
import { ago, seatsWords } from '../battles/words.js';
import { hrefOf } from '../shell/routes.js';
import type { BattleSummary } from '../storage/battles.js';
import buttonStyles from '../ui/button.module.css';
import { Button, ButtonLink, Notice } from '../ui/index.js';
import styles from './hero.module.css';
import { picture } from './picture.js';

interface HeroProps {
  readonly library: Library;
  /** The latest battle that is not over; none on a first visit. */
  readonly latest: BattleSummary | undefined;
  readonly first: boolean;
  /** The book that was played last. */
  readonly book: string | undefined;
}

/** What one came for, in one sentence and one button; beside it the table it is about. */
export function Hero({ library, latest, first, book }: HeroProps) {
  const plan = quickPlan(library, 1, book);
  const { value: scene } = useLoading(`picture ${book ?? ''} ${latest?.id ?? ''} ${latest?.updated ?? ''}`, wanted =>
    picture(library, { id: latest?.id, ruleset: book }, wanted),
  );
  if (!plan) return <Notice title="No book can be played here yet" />;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div>
        {latest ? <Continue latest={latest} library={library} /> : <Invitation first={first} />}
        <div className={styles.actions}>
          {latest && (
            <ButtonLink kind="primary" className={buttonStyles.large} href={hrefOf(['battle', latest.id])}>
              Continue the battle
            </ButtonLink>
          )}
          <QuickBattle library={library} book={book} primary={!latest} />
          <ButtonLink kind="quiet" className={buttonStyles.large} href={hrefOf(['new'])}>
            New battle …
          </ButtonLink>
        </div>
        {!latest && (
          <p className={styles.note}>
            {library.books.find(({ id }) => id === plan.ruleset)?.title}, {plan.title}:{' '}
            {seatsWords(plan.seats, library.bots)}. It explains itself as you play. Or choose your book below.
          </p>
        )}
      </div>
      <HeroPicture scene={scene} />
    </section>
  );
}

function Invitation({ first }: { readonly first: boolean }) {
  return (
    <>
      <h1 id="hero-title">The referee that never forgets a modifier</h1>
      <p className={styles.lead} data-part="hero-lead">
        {first
          ? 'Umpire plays tabletop wargames with you: it knows the rule book, shows what each stand can do and at which odds, and names the rule behind every result.'
          : 'No battle is under way. Fight a quick one, choose a scenario, or look at an old battle again.'}
      </p>
    </>
  );
}

function Continue({ latest, library }: { readonly latest: BattleSummary; readonly library: Library }) {
  const { title, seats, stage, updated } = latest;
  return (
    <>
      <p className={styles.over}>Under way</p>
      <h1 id="hero-title">{title}</h1>
      <p className={styles.lead} data-part="hero-lead">
        {[seatsWords(seats, library.bots), stage ?? 'about to begin', `saved ${ago(updated, Date.now())}`].join(' · ')}
      </p>
    </>
  );
}

interface QuickBattleProps {
  readonly library: Library;
  readonly book: string | undefined;
  readonly primary: boolean;
}

function QuickBattle({ library, book, primary }: QuickBattleProps) {
  const [going, begin] = useQuickBattle(library, book);
  return (
    <Button kind={primary ? 'primary' : 'plain'} className={buttonStyles.large} onClick={begin} aria-busy={going}>
      Quick battle
    </Button>
  );
}

/** Begins the first battle of a book at once. */
export function useQuickBattle(
  library: Library,
  book: string | undefined,
): readonly [going: boolean, begin: () => void] {
  const [going, setGoing] = useState(false);
  const begin = () => {
    const plan = quickPlan(library, randomSeed(), book);
    if (!plan || going) return;
    setGoing(true);
    void beginBattle(plan).finally(() => setGoing(false));
  };
  return [going, begin];
}

/** A high table lies on its side: both armies are seen. */
const LYING: Laying = { turn: 1, slot: 0 };
const layingOf = ({ width, depth }: Scene): Laying => (depth > width ? LYING : AS_IT_IS);

function HeroPicture({ scene }: { readonly scene: Scene | undefined }) {
  const laying = scene && layingOf(scene);
  return (
    <div className={styles.picture} data-part="hero-picture" aria-hidden="true">
      {scene && laying && (
        <SceneMap
          scene={scene}
          laying={laying}
          view={shape => fightFrame(laidOut(scene, laying), shape)}
          showLabels={false}
          counter={34}
        />
      )}
    </div>
  );
}
