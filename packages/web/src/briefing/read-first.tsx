import { useTableParts } from '../table/model/context.js';
import actionBarStyles from '../table/panel/action-bar.module.css';
import panelStyles from '../table/panel/panel.module.css';
import { Button } from '../ui/button.js';
import { sideClass } from '../ui/sides.js';
import { BriefingCard } from './briefing-card.js';

/** The briefing in the place of the first question: nobody decides before he knows what about. */
export function ReadFirst() {
  const { session, side } = useTableParts();
  return (
    <>
      <div className={panelStyles.scroll} data-part="panel-scroll">
        <BriefingCard />
      </div>
      <div className={`${actionBarStyles.bar} ${sideClass(side)}`} data-part="action-bar">
        <div className={actionBarStyles.buttons} data-part="action-buttons">
          <Button kind="primary" hint="↵" data-part="briefing-read" onClick={() => session.read()} autoFocus>
            I have read it: go on
          </Button>
        </div>
      </div>
    </>
  );
}
