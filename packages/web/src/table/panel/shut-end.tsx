import type { MenuItem } from '@umpire/engine';
import { Button } from '../../ui/button.js';
import { RuleLink } from '../../ui/rule-link.js';
import { pieceIn } from '../log/lines.js';
import { useTableParts } from '../model/context.js';
import { usePressed } from '../model/use-pressed.js';
import { capital } from '../words.js';
import styles from './action-bar.module.css';
import { AtTheButton } from './at-the-button.js';
import { LARGE } from './large-button.js';
import { PieceStep } from './piece-step.js';
import { dueItem, owedItem } from './verbs.js';
import { Warnings } from './warnings.js';

/** The end of the step is closed: by which rule, and the piece that must act first, if the refusal names one. */
export function ShutEnd({
  shut,
  beside,
}: {
  readonly shut: MenuItem /** The large button is another one. */;
  readonly beside: boolean;
}) {
  const { battleView, select, selected, giveAtOnce, snap } = useTableParts();
  const { message, rule } = shut.closed!;
  const named = pieceIn(message, battleView.scene.pieces);
  // who has but one thing to do, and nothing to choose in it, does it at one press
  const due = dueItem(battleView.menu, battleView.scene.pieces);
  const preview = usePressed()?.preview;
  const { cost, counts, odds } = preview ?? {};
  const own = named && named.id === selected ? owedItem(battleView.menu, named.id) : undefined;
  return (
    <>
      <p className={styles.first} data-part="refused">
        {capital(due && cost ? cost : message)} {rule && <RuleLink book={battleView.book} rule={rule} />}
      </p>
      {due && <Warnings supposed={preview} />}
      {due && odds && <AtTheButton odds={odds} counts={counts} />}
      {own && !due ? (
        <PieceStep item={own} beside={beside} />
      ) : (
        <div className={styles.buttons} data-part="action-buttons">
          {due && named ? (
            <Button {...(!beside && LARGE)} title={due.text} disabled={snap.busy} onClick={() => void giveAtOnce(due)}>
              {named.label}: {due.label.toLowerCase()}
            </Button>
          ) : named && named.id !== selected ? (
            <Button {...(!beside && LARGE)} onClick={() => select(named.id)}>
              Take up {named.label}
            </Button>
          ) : (
            <Button kind={beside ? 'plain' : 'primary'} disabled>
              {shut.label}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
