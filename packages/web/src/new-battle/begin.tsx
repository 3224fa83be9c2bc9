import type { BattlePlan } from '@umpire/desk';
import type { Refusal } from '@umpire/engine';
import type { Catalogue } from '../battles/catalogue.js';
import { seatsWords } from '../battles/words.js';
import buttonStyles from '../ui/button.module.css';
import { Button } from '../ui/index.js';
import { RuleWords } from '../ui/rule-words.js';
import textStyles from '../ui/text.module.css';
import styles from './begin.module.css';

interface BeginProps {
  readonly plan: BattlePlan | undefined;
  readonly library: Catalogue;
  /** What was agreed on, in words. */
  readonly agreed: readonly string[];
  /** What is played otherwise than usual, in words. */
  readonly rulings: string | undefined;
  readonly refusal: Refusal | undefined;
  readonly busy: boolean;
  readonly onBegin: () => void;
}

/** What will happen, said once more, and the button that does it. */
export function Begin({ plan, library, agreed, rulings, refusal, busy, onBegin }: BeginProps) {
  return (
    <div className={styles.begin} data-part="begin">
      {refusal && (
        <p className={textStyles.warned} data-part="warned" role="alert">
          <strong>This cannot be played.</strong> <RuleWords text={refusalWords(refusal)} />
        </p>
      )}
      {plan && (
        <p className={styles.words} data-part="begin-words">
          <b>{plan.title}</b>
          <br />
          {seatsWords(plan.seats, library.bots)}
          {plan.umpire && ', under an umpire'}
          <br />
          {agreed.length > 0 && (
            <>
              Agreed: {agreed.join(' · ')}
              <br />
            </>
          )}
          {diceWords(plan.dice)} · {rulings ?? 'the usual rulings'}
        </p>
      )}
      <Button
        kind="primary"
        className={buttonStyles.large}
        disabled={!plan || refusal !== undefined}
        aria-busy={busy}
        onClick={onBegin}
      >
        Begin the battle
      </Button>
    </div>
  );
}

/** A seed that was drawn is nobody's to know before the battle is over. */
function diceWords(dice: BattlePlan['dice']): string {
  if (dice.kind === 'typed') return 'Typed in from a real table';
  return typeof dice.seed === 'number' ? `Seed ${dice.seed}` : 'Chance by the program';
}

/** Where it is wrong, then what is wrong. */
export function refusalWords({ path, rule, message }: Refusal): string {
  const where = path?.startsWith('options.') ? `Option ${path.slice('options.'.length)}` : path && `At ${path}`;
  return `${where ? `${where}: ` : ''}${message}${rule ? ` (${rule})` : ''}.`;
}
