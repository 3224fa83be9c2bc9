import { Button } from '../../ui/button.js';
import { RuleLink } from '../../ui/rule-link.js';
import { SIDE_NAMES, sideClass } from '../../ui/sides.js';
import { orderOf } from '../draft/draft.js';
import { doneWords } from '../draft/words.js';
import { useTableParts } from '../model/context.js';
import { barOf } from '../model/use-draft.js';
import { capital } from '../words.js';
import { previewOnly } from './targets.js';
import { closedEnd, expectedItem, lastVerbOf } from './verbs.js';

/** One primary button, and it says what it will do. */
export function ActionBar() {
  const table = useTableParts();
  const { glance, snap, by, drafting, session } = table;
  if (snap.pass)
    return (
      <div className={`action-bar ${sideClass(snap.pass.to)}`}>
        <div className="action-buttons">
          <Button kind="primary" onClick={() => session.cover()}>
            Pass the screen to {SIDE_NAMES[snap.pass.to]}
          </Button>
        </div>
      </div>
    );
  if (glance.asked) return null;
  if (glance.thinking) return <BotBar />;
  if (!by) return null;
  return <div className={`action-bar ${sideClass(by)}`}>{drafting.draft ? <Commit /> : <NextStep />}</div>;
}

function Commit() {
  const { glance, drafting, commit, cancel, snap } = useTableParts();
  const draft = drafting.draft!;
  const bar = barOf(draft, drafting.preview);
  const ready = orderOf(draft) !== undefined && !bar && !snap.busy;
  return (
    <>
      {bar && (
        <p className="refused" role="status">
          {capital(bar.message)} {bar.rule && <RuleLink book={glance.book} rule={bar.rule} />}
        </p>
      )}
      <div className="action-buttons">
        <Button kind="primary" disabled={!ready} onClick={commit} hint={ready ? '↵' : undefined}>
          {doneWords(draft, glance.scene, previewOnly(drafting.preview))}
        </Button>
        <Button onClick={cancel}>Esc</Button>
      </div>
    </>
  );
}

function NextStep() {
  const { glance, start, snap, by } = useTableParts();
  const item = expectedItem(glance.menu, lastVerbOf(glance.log, by));
  const shut = item ? undefined : closedEnd(glance.menu);
  if (shut)
    return (
      <>
        <p className="refused">
          {capital(shut.closed!.message)}{' '}
          {shut.closed!.rule && <RuleLink book={glance.book} rule={shut.closed!.rule} />}
        </p>
        <div className="action-buttons">
          <Button kind="primary" disabled>
            {shut.label}
          </Button>
        </div>
      </>
    );
  if (!item) return null;
  return (
    <div className="action-buttons">
      <Button
        kind="primary"
        hint={item.key?.toUpperCase()}
        disabled={snap.busy}
        title={item.text}
        onClick={() => start(item)}
      >
        {item.label}
      </Button>
    </div>
  );
}

/** A bot is to act: let it, step by step, or not. */
function BotBar() {
  const { session, snap, glance } = useTableParts();
  const [side] = 'waiting' in glance.turn ? glance.turn.waiting.filter(s => glance.seats[s] !== 'person') : [];
  return (
    <div className={`action-bar ${sideClass(side)}`}>
      <div className="action-buttons">
        {snap.running ? (
          <Button onClick={() => session.run(false)}>Stop {side ? SIDE_NAMES[side] : 'the bots'}</Button>
        ) : (
          <>
            <Button kind="primary" disabled={snap.thinking} onClick={() => session.step()}>
              {side ? `Next decision of ${SIDE_NAMES[side]}` : 'Next decision'}
            </Button>
            <Button onClick={() => session.run(true)}>Go on</Button>
          </>
        )}
        {snap.thinking && !snap.running && <Button onClick={() => void session.restart()}>Stop at once</Button>}
      </div>
    </div>
  );
}
