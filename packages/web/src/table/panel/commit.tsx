import { type Draft, draftedOrder, fieldInHand } from '@umpire/engine';
import { Button } from '../../ui/button.js';
import { RuleLink } from '../../ui/rule-link.js';
import { previewOnly } from '../draft/preview-only.js';
import { refusalOf } from '../draft/refusal.js';
import { choiceWords, doneWords } from '../draft/words.js';
import { useTableParts } from '../model/context.js';
import { useHover } from '../model/hover.js';
import { capital } from '../words.js';
import styles from './action-bar.module.css';
import { AtTheButton } from './at-the-button.js';
import { CancelButton } from './cancel-button.js';
import { useSteered } from './steered.js';
import { useSupposed } from './use-supposed.js';
import { Warnings } from './warnings.js';

/** An order is in hand: what it comes to, and the button that gives it. */
export function Commit() {
  const { battleView, drafting, choice, commit, give, snap, hover } = useTableParts();
  const draft = drafting.draft!;
  const supposed = useSupposed(draft);
  const steered = useSteered(); // they stand beside the wheel then
  const over = useHover(hover);
  // while a piece is dragged, this is about where it would end
  const dragged = over.drags && over.path ? over.preview : undefined;
  const preview = dragged ?? drafting.preview ?? supposed?.preview;
  const bar = refusalOf(draft, preview);
  const order = draftedOrder(draft);
  const filled = dragged ? order : (order ?? draft.values[fieldInHand(draft)!.name] ?? choice);
  const ready = (dragged !== undefined || filled !== undefined) && !bar && !snap.busy && !snap.asking && !tooFew(draft);
  const { odds, counts, table } = previewOnly(drafting.preview) ?? supposed?.preview ?? {};
  const { then } = previewOnly(preview) ?? {};
  const press = () => (supposed ? void give(supposed.order) : commit());
  return (
    <>
      {bar && (
        <p className={styles.refused} data-part="refused" role="status">
          {capital(bar.message)} {bar.rule && <RuleLink book={battleView.book} rule={bar.rule} />}
        </p>
      )}
      {!steered && <Warnings supposed={supposed?.preview} />}
      {then?.odds && <AtTheButton text={then.text} odds={then.odds} counts={then.counts} />}
      {odds && <AtTheButton odds={odds} counts={counts} table={table} />}
      <div
        className={styles.buttons}
        data-part="action-buttons"
        data-weighing={snap.asking || (order && !preview) || undefined}
      >
        <Button kind="primary" disabled={!ready} onClick={() => !dragged && press()} hint={ready ? '↵' : undefined}>
          {choice && !dragged
            ? choiceWords(draft, choice, battleView.scene, supposed !== undefined)
            : filled === order
              ? doneWords(draft, battleView.scene, previewOnly(preview))
              : 'Go on'}
        </Button>
        <CancelButton />
      </div>
    </>
  );
}

/** Of what is offered fewer are chosen than the book wants. */
function tooFew(draft: Draft): boolean {
  const name = fieldInHand(draft)?.name;
  const gesture = name === undefined ? undefined : draft.gestures[name];
  if (name === undefined || gesture?.kind !== 'several') return false;
  return ((draft.values[name] as readonly unknown[] | undefined)?.length ?? 0) < (gesture.least ?? 0);
}
