import { Button } from '../../ui/button.js';
import { PHONE, useMedia } from '../../ui/media.js';
import textStyles from '../../ui/text.module.css';
import { useTableParts } from '../model/context.js';
import { sayRefused } from '../refused.js';
import { capital } from '../words.js';
import actionBarStyles from './action-bar.module.css';
import { CancelButton } from './cancel-button.js';
import { fearedOf, sharedWords, spending, spendingWords, unitsIn } from './prices.js';
import { pushWords } from './push-words.js';
import { isTaught } from './sheet-rest.js';
import { isUnpaid } from './verbs.js';
import { Feared } from './warnings.js';

/** Several pieces are held: all of them go forward at one press, each as far as it can. */
export function PushBar() {
  const { company, snap } = useTableParts();
  const { ahead = [] } = company;
  const going = ahead.filter(one => 'order' in one).length;
  const go = async () => {
    const refusal = await company.go(ahead);
    if (refusal) sayRefused(refusal);
    company.disband();
  };
  return (
    <div className={actionBarStyles.buttons} data-part="action-buttons">
      <Button kind="primary" hint="↵" disabled={snap.busy || going === 0} onClick={() => void go()}>
        {pushWords(company)}
      </Button>
      <CancelButton />
    </div>
  );
}

/** What saves most presses: all that can go forward taken in one hand; all orders that can be paid for given at once. A phone has room for it when the guide's step was read. */
export function AllAtOnce() {
  const table = useTableParts();
  const { company, battleView, giveAll, snap, drafting, selected } = table;
  const phone = useMedia(PHONE);
  const unpaid = battleView.menu.filter(isUnpaid);
  if (drafting.draft || battleView.roster || (phone && isTaught(table))) return null;
  if (unpaid.length > 1) {
    const { pieces } = battleView.scene;
    const units = unitsIn(unpaid, pieces);
    const { paid, out } = spending(units);
    const words = spendingWords(units, stand => pieces.find(({ id }) => id === stand)?.label ?? stand);
    const feared = fearedOf(out);
    return (
      <>
        <div className={`${actionBarStyles.buttons} ${actionBarStyles.all}`} data-part="all-at-once">
          <Button disabled={snap.busy || paid.length === 0} data-part="afford-all" onClick={() => void giveAll(paid)}>
            {sharedWords(unpaid.map(({ label }) => label))} all I can afford
          </Button>
        </div>
        {words && (
          <p className={textStyles.hint} data-part="left-out">
            {capital(words)}
          </p>
        )}
        <Feared feared={feared} />
      </>
    );
  }
  if (company.movers.length < 2) return null;
  return (
    <div className={`${actionBarStyles.buttons} ${actionBarStyles.all}`} data-part="all-at-once">
      <Button
        disabled={snap.busy}
        data-part="push-together"
        hint={selected === undefined ? '⇧G' : undefined}
        title="Takes all who can go in one hand. Shift+click or a box drawn with Shift takes some of them."
        onClick={() => company.gather(company.movers)}
      >
        Push {company.movers.length} forward together
      </Button>
    </div>
  );
}
