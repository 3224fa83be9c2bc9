import {
  type Briefing,
  draftedOrder,
  type Gesture,
  gestureInHand,
  isRefusal,
  isSide,
  type MenuItem,
  type Point,
  type Side,
} from '@umpire/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useBriefing } from '../../briefing/use-briefing.js';
import type { BattlePlan, BattleView, Inspection } from '../../desk/messages.js';
import { type Glossary, useGlossary } from '../../notes/use-glossary.js';
import { say } from '../../ui/toast.js';
import { refusalOf } from '../draft/refusal.js';
import { type Guided, useGuide } from '../guide/use-guide.js';
import { actorOf } from '../session/seating.js';
import { inHand, type OrderInHand, type Session } from '../session/session.js';
import type { Snapshot } from '../session/snapshot.js';
import { useSnapshot } from '../session/use-session.js';
import { type HoverStore, makeHover } from './hover.js';
import { pathItem, type Reached, useInspection, useReach } from './use-inspection.js';
import { type Probe, useProbe } from './use-probe.js';

export interface Ruler {
  readonly from: Point;
  readonly to: Point;
  /** The second end is laid down. */
  readonly laid: boolean;
}

/** Everything the parts of the table share. */
export interface Table {
  readonly session: Session;
  readonly snap: Snapshot;
  readonly battleView: BattleView;
  readonly plan: BattlePlan;
  /** The side that may act now at this screen. */
  readonly by: Side | undefined;
  readonly selected: string | undefined;
  readonly inspection: Inspection | undefined;
  readonly reached: Reached | undefined;
  readonly drafting: OrderInHand;
  readonly gesture: Gesture | undefined;
  readonly hover: HoverStore;
  readonly probe: Probe;
  /** Undefined: the ruler is put away; null: it is at hand, but not laid down. */
  readonly ruler: Ruler | null | undefined;
  readonly showSight: boolean;
  /** A click adds a straight leg to the path; else it looks for the best way. */
  readonly legByLeg: boolean;
  /** A verb that asks first. */
  readonly asking: MenuItem | undefined;
  /** The words of the book that are explained. */
  readonly glossary: Glossary;
  /** What the side that looks should know of its battle. */
  readonly briefing: Briefing | undefined;
  /** The guide of the battle, if it has one for whoever looks. */
  readonly guide: Guided | undefined;
  select(piece: string | undefined): void;
  start(item: MenuItem, first?: unknown): void;
  /** Fills a field by choosing; where it was the last one, the order is given. */
  pick(field: string, value: unknown): void;
  commit(): void;
  /** Takes one step back from whatever is being done. */
  cancel(): void;
  setRuler(ruler: Ruler | null | undefined): void;
  toggleSight(): void;
  setLegByLeg(on: boolean): void;
  /** Answers the question before a verb that ends the battle. */
  confirm(yes: boolean): void;
}

/** `unseen`: the table is told in words, which ask for themselves. */
export function useTable(session: Session, battleView: BattleView, plan: BattlePlan, unseen = false): Table {
  const snap = useSnapshot(session);
  // what is asked is answered by one touch in its card, or made as an order is
  const making = battleView.asked ? battleView.menu[0] : undefined;
  const by = snap.pass || (battleView.asked && !making) ? undefined : actorOf(battleView);
  const [chosen, setSelected] = useState<string>();
  const [ruler, setRuler] = useState<Ruler | null>();
  const [showSight, setShowSight] = useState(false);
  const [legByLeg, setLegByLeg] = useState(false);
  const [asking, setAsking] = useState<MenuItem>();
  const hover = useMemo(makeHover, []);
  const guide = useGuide(session, snap, battleView);
  const glossary = useGlossary(session.desk(), battleView.book);
  const { viewer } = battleView;
  const briefing = useBriefing(session.desk(), battleView.battle, isSide(viewer) ? viewer : undefined);

  const there = chosen !== undefined && battleView.scene.pieces.some(piece => piece.id === chosen);
  const selected = there ? chosen : undefined;
  const drafting = inHand(session, snap);
  const { draft } = drafting;
  const gesture = draft && gestureInHand(draft);
  const inspection = useInspection(session, battleView, unseen ? undefined : selected);
  const makingPath = draft?.item.fields.some(field => field.gesture === 'path') ? draft.item : undefined;
  const moving = draft ? makingPath : by && pathItem(battleView.menu, selected);
  const reached = useReach(session, battleView, by, unseen ? undefined : moving);
  const probe = useProbe(session, by, draft, hover, battleView.scene);

  const give = useCallback(
    async (order: { readonly verb: string }) => {
      const refusal = await session.order(order);
      if (refusal) say(refusal.message, { rule: refusal.rule, kind: 'warning' });
    },
    [session],
  );

  // where the pointer was over the old position says nothing about the new one
  // biome-ignore lint/correctness/useExhaustiveDependencies: it hangs on the position and on the verb in hand
  useEffect(() => probe.to(undefined), [battleView, draft?.item, probe]);
  // nor does what was pointed at in a list that is gone with it
  // biome-ignore lint/correctness/useExhaustiveDependencies: it hangs on the position
  useEffect(() => hover.set({}), [battleView, hover]);

  const start = (item: MenuItem, first?: unknown): void => {
    if (item.closed) return say(item.closed.message, { rule: item.closed.rule });
    if (item.stand !== undefined) setSelected(item.stand);
    if (item.ends === 'battle') return setAsking(item);
    setRuler(undefined);
    setLegByLeg(false);
    if (item.fields.length > 0) return drafting.begin(item, first);
    drafting.drop();
    void give({ verb: item.verb, ...(item.stand !== undefined && { stand: item.stand }) });
  };

  const pick = (field: string, value: unknown): void => {
    const order = draft?.item.fields.at(-1)?.name === field ? draftedOrder(draft, { [field]: value }) : undefined;
    if (order) void give(order);
    else drafting.touch(field, value);
  };

  const commit = (): void => {
    if (!draft) return;
    const bar = refusalOf(draft, drafting.preview);
    if (bar) return say(bar.message, { rule: bar.rule });
    const order = draftedOrder(draft);
    if (!order) return drafting.next();
    void give(order);
  };

  return {
    session,
    snap,
    battleView,
    plan,
    by,
    selected,
    inspection,
    reached: reached && !isRefusal(reached) ? reached : undefined,
    drafting,
    gesture,
    hover,
    probe,
    glossary,
    briefing,
    guide,
    ruler,
    showSight,
    legByLeg,
    asking,
    select(piece) {
      setSelected(piece);
      drafting.drop();
    },
    start,
    pick,
    commit,
    cancel() {
      if (snap.thrown) session.putAway();
      if (ruler !== undefined) setRuler(undefined);
      else if (draft) drafting.back();
      else setSelected(undefined);
    },
    setRuler,
    toggleSight: () => setShowSight(now => !now),
    setLegByLeg,
    confirm(yes) {
      const item = asking;
      setAsking(undefined);
      if (yes && item) void give({ verb: item.verb, ...(item.stand !== undefined && { stand: item.stand }) });
    },
  };
}
