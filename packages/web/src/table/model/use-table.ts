import type { BattlePlan, BattleView, Dangers, Inspection } from '@umpire/desk';
import {
  type Briefing,
  type Draft,
  draftedOrder,
  fieldInHand,
  type Gesture,
  type GestureChoice,
  gestureInHand,
  isRefusal,
  isSide,
  type MenuItem,
  type OrderBase,
  type Point,
  type Refusal,
  type SeatId,
  type Side,
  sameValue,
} from '@umpire/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBriefing } from '../../briefing/use-briefing.js';
import { type Glossary, useGlossary } from '../../notes/use-glossary.js';
import { say } from '../../ui/toast.js';
import { choiceMeant, choiceToTake, isForGood, type PointedAt } from '../draft/choice.js';
import { refusalOf } from '../draft/refusal.js';
import { type Guided, useGuide } from '../guide/use-guide.js';
import { withReach } from '../panel/verbs.js';
import { sayRefused } from '../refused.js';
import { actorOf, sideOf } from '../session/seating.js';
import { inHand, type OrderInHand, type Session } from '../session/session.js';
import type { Snapshot } from '../session/snapshot.js';
import { useSnapshot } from '../session/use-session.js';
import { type HoverStore, makeHover } from './hover.js';
import { type Able, asksFirst, nextReady, nextUnordered, type Ready, wastedIn } from './readiness.js';
import { type SeesBoard, useBoard } from './use-board.js';
import { type Company, useCompany } from './use-company.js';
import { useDangers } from './use-dangers.js';
import { type DeploysRest, useDeployRest } from './use-deploy-rest.js';
import { onlyTarget, pathItem, type Reached, useTakenUp } from './use-inspection.js';
import { type Probe, useProbe } from './use-probe.js';
import { useReady } from './use-ready.js';

export interface Ruler {
  readonly from: Point;
  readonly to: Point;
  /** The second end is laid down. */
  readonly laid: boolean;
}

/** Everything the parts of the table share. */
export interface Table extends SeesBoard, DeploysRest {
  readonly session: Session;
  readonly snap: Snapshot;
  readonly battleView: BattleView;
  readonly plan: BattlePlan;
  /** The side that may act now at this screen. */
  readonly by: SeatId | undefined;
  /** And its side. */
  readonly side: Side | undefined;
  readonly selected: string | undefined;
  /** Pieces that are held together, and what is done with them. */
  readonly company: Company;
  readonly inspection: Inspection | undefined;
  readonly reached: Reached | undefined;
  readonly drafting: OrderInHand;
  readonly gesture: Gesture | undefined;
  /** What the large button takes of several things, and Enter with it. */
  readonly choice: GestureChoice | undefined;
  /** That one, or the one that is chosen already: the keyboard is on it, and the table shows it. */
  readonly meant: GestureChoice | undefined;
  /** The keyboard is on one of them: it is that one. */
  pointAtChoice(value: unknown): void;
  readonly hover: HoverStore;
  readonly probe: Probe;
  /** Undefined: the ruler is put away; null: it is at hand, but not laid down. */
  readonly ruler: Ruler | null | undefined;
  readonly showSight: boolean;
  /** What the side that may act has to fear as everybody stands; undefined until it is known. */
  readonly dangers: Dangers | undefined;
  /** How far all of the enemy strike is shown. */
  readonly showReaches: boolean;
  /** The true areas of the terrain are shown. */
  readonly showAreas: boolean;
  /** A click adds a straight leg to the path; else it looks for the best way. */
  readonly legByLeg: boolean;
  /** What does not lie where the hand let it go, and why. */
  readonly cut: Cut | undefined;
  /** A verb that asks first. */
  readonly asking: MenuItem | undefined;
  /** Who can still act in this step. */
  readonly ready: Ready;
  /** That is certain, and may be told in numbers. */
  readonly counted: boolean;
  /** The news whose result stands as a slip at the fight: the panel need not tell it. */
  readonly atFight: number | undefined;
  /** The end of a step that asks first, and who could still do what. */
  readonly ending: { readonly item: MenuItem; readonly wasted: readonly Able[] } | undefined;
  /** The words of the book that are explained. */
  readonly glossary: Glossary;
  /** What the side that looks should know of its battle. */
  readonly briefing: Briefing | undefined;
  /** The guide of the battle, if it has one for whoever looks. */
  readonly guide: Guided | undefined;
  select(piece: string | undefined): void;
  /** `atOnce`: one movement of the hand says all of it. */
  start(item: MenuItem, first?: unknown, atOnce?: boolean): void;
  /** Gives an order, and says why not where it is refused. */
  give(order: { readonly verb: string }): Promise<void>;
  /** Gives the order of a verb at once; what is not said of its fields is as the book suggests. */
  giveAtOnce(item: MenuItem, values?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Gives the orders of several verbs one after the other, as the book suggests them; who is kept from his by those before him goes without. */
  giveAll(items: readonly MenuItem[]): Promise<void>;
  /** Takes up the next or the previous piece that can act; which, if there is one on that way. */
  takeNext(by: 1 | -1): string | undefined;
  /** Fills a field by choosing; where it was the last one, the order is given. */
  pick(field: string, value: unknown): void;
  commit(): void;
  /** Takes one step back from whatever is being done. */
  cancel(): void;
  setAtFight(news: number | undefined): void;
  setCut(cut: Cut | undefined): void;
  setRuler(ruler: Ruler | null | undefined): void;
  toggleSight(): void;
  toggleReaches(): void;
  toggleAreas(): void;
  setLegByLeg(on: boolean): void;
  /** Answers the question before a verb that ends the battle. */
  confirm(yes: boolean): void;
}

/** A path that ends short of where it was dragged to; or a piece that went back from there to where it was. */
export interface Cut {
  /** It is true as long as this is in hand; undefined: as long as nothing is. */
  readonly value: unknown;
  readonly stop: Refusal;
  /** How much is missing to where the hand was. */
  readonly short?: number;
  /** From where it went back. */
  readonly back?: Point;
}

const isTrue = ({ value }: Cut, draft: Draft | undefined): boolean =>
  draft ? value !== undefined && Object.values(draft.values).includes(value) : value === undefined;

/** `unseen`: the table is told in words, which ask for themselves. */
export function useTable(session: Session, battleView: BattleView, plan: BattlePlan, unseen = false): Table {
  const snap = useSnapshot(session);
  // what is asked is answered by one touch in its card, or made as an order is
  const making = battleView.asked ? battleView.menu[0] : undefined;
  const by = snap.pass || (battleView.asked && !making) ? undefined : actorOf(battleView);
  const [chosen, setSelected] = useState<string>();
  const [ruler, setRuler] = useState<Ruler | null>();
  const [showSight, setShowSight] = useState(false);
  const [showReaches, setShowReaches] = useState(false);
  const [showAreas, setShowAreas] = useState(false);
  const [legByLeg, setLegByLeg] = useState(false);
  const [cut, setCut] = useState<Cut>();
  const [atFight, setAtFight] = useState<number>();
  const [asking, setAsking] = useState<MenuItem>();
  const [ended, setEnded] = useState<{ readonly battleView: BattleView; readonly verb: string }>();
  const hover = useMemo(makeHover, []);
  const guide = useGuide(session, snap, battleView);
  const glossary = useGlossary(session.desk(), battleView.book);
  const { viewer, at } = battleView;
  const briefing = useBriefing(session.desk(), battleView.battle, isSide(viewer) ? viewer : undefined);
  // where there is nothing to read nobody waits
  useEffect(() => {
    if (briefing === null) session.read();
  }, [session, briefing]);

  const there = chosen !== undefined && battleView.scene.pieces.some(piece => piece.id === chosen);
  const selected = there ? chosen : undefined;
  // keys come faster than the table is drawn: the next piece is counted from the one that was taken up last
  const held = useRef(selected);
  useEffect(() => {
    held.current = selected;
  }, [selected]);
  const drafting = inHand(session, snap);
  const { draft } = drafting;
  const gesture = draft && gestureInHand(draft);
  const [pointedAt, setPointedAt] = useState<PointedAt>();
  const choice = draft && choiceToTake(draft, pointedAt);
  const makingPath = draft?.item.fields.some(field => field.gesture === 'path') ? draft.item : undefined;
  const moving = draft ? makingPath : by === undefined ? undefined : pathItem(battleView.menu, selected);
  const { inspection, reached } = useTakenUp(session, battleView, unseen ? undefined : selected, {
    by,
    item: unseen ? undefined : moving,
  });
  const probe = useProbe(session, by, draft, hover, battleView.scene);
  const { ready, counted } = useReady(session.desk(), battleView, by);
  const dangers = useDangers(session.desk(), battleView, unseen ? undefined : by);
  const company = useCompany(session, battleView, by, selected);
  // whoever sits down now has taken up nothing yet
  const [sat, setSat] = useState(at);
  if (sat !== at) {
    setSat(at);
    setSelected(undefined);
    setRuler(undefined);
    company.disband();
  }
  const seesBoard = useBoard();
  const deploysRest = useDeployRest(session, battleView, by, snap.busy || draft !== undefined);
  const endAsked =
    ended?.battleView === battleView ? battleView.menu.find(({ verb }) => verb === ended.verb) : undefined;

  const give = useCallback(
    async (order: { readonly verb: string }) => {
      const refusal = await session.order(order);
      if (refusal) sayRefused(refusal);
    },
    [session],
  );

  // where the pointer was over the old position says nothing about the new one
  // biome-ignore lint/correctness/useExhaustiveDependencies: it hangs on the position and on the verb in hand
  useEffect(() => {
    probe.to(undefined);
    hover.set({});
    setCut(undefined);
  }, [battleView, draft?.item, probe, hover]);

  const start = (given: MenuItem, first?: unknown, atOnce = false): void => {
    const item = withReach(given, inspection);
    if (item.closed) return say(item.closed.message, { rule: item.closed.rule });
    // those who were held for a push are put down: the large button is about this order now
    company.disband();
    if (item.stand !== undefined) setSelected(item.stand);
    if (item.ends === 'battle') return setAsking(item);
    setRuler(undefined);
    setLegByLeg(false);
    // where orders stand until they are changed nobody is wasted by handing in
    if (!battleView.roster && asksFirst(item, ready, battleView.menu) && endAsked?.verb !== item.verb)
      return setEnded({ battleView, verb: item.verb });
    if (item.fields.length > 0) return drafting.begin(item, first ?? onlyTarget(inspection, item), atOnce);
    drafting.drop();
    void give({ verb: item.verb, ...(item.stand !== undefined && { stand: item.stand }) });
  };

  const giveAtOnce: Table['giveAtOnce'] = async (item, values = {}) => {
    if (item.stand !== undefined) setSelected(item.stand);
    const whole = by && (await session.desk().wholeOrder(by, item, values));
    if (!whole || isRefusal(whole) || whole.preview.refusal) return start(item, Object.values(values)[0]);
    await give(whole.order);
  };

  const giveAll: Table['giveAll'] = async items => {
    const wholes = by ? await Promise.all(items.map(item => session.desk().wholeOrder(by, item, {}))) : [];
    const refusal = await session.orders(wholes.flatMap(whole => (isRefusal(whole) ? [] : [whole.order as OrderBase])));
    if (refusal) sayRefused(refusal);
  };

  const pick = (field: string, value: unknown): void => {
    const order = draft?.item.fields.at(-1)?.name === field ? draftedOrder(draft, { [field]: value }) : undefined;
    if (order && !isForGood(draft!, field, value)) void give(order);
    else drafting.touch(field, value);
  };

  const pointAtChoice = (value: unknown): void => {
    const field = draft && fieldInHand(draft)?.name;
    if (field === undefined) return;
    setPointedAt({ item: draft!.item, field, value });
    // what was chosen by its number gives way to what the keyboard goes to
    const chosen = draft!.values[field];
    if (chosen !== undefined && !sameValue(chosen, value)) drafting.fill(field, value);
  };

  const commit = (): void => {
    if (!draft) return;
    const bar = refusalOf(draft, drafting.preview);
    if (bar) return say(bar.message, { rule: bar.rule });
    const order = draftedOrder(draft);
    if (!order && choice) {
      const { name } = fieldInHand(draft)!;
      // one that says the whole order gives it
      return choice.done
        ? void giveAtOnce(draft.item, { ...draft.values, [name]: choice.value })
        : pick(name, choice.value);
    }
    if (!order) return drafting.next();
    void give(order);
  };

  return {
    ...seesBoard,
    ...deploysRest,
    session,
    snap,
    battleView,
    plan,
    by,
    side: sideOf(battleView.places, by),
    selected,
    inspection,
    reached: reached && !isRefusal(reached) ? reached : undefined,
    drafting,
    gesture,
    choice,
    meant: draft && choiceMeant(draft, pointedAt),
    pointAtChoice,
    hover,
    probe,
    glossary,
    briefing: briefing ?? undefined,
    guide,
    atFight,
    setAtFight,
    ruler,
    showSight,
    dangers,
    showReaches,
    showAreas,
    legByLeg,
    cut: cut && isTrue(cut, draft) ? cut : undefined,
    setCut,
    asking,
    ready,
    counted,
    company,
    ending: endAsked && { item: endAsked, wasted: wastedIn(ready, battleView.menu) },
    give,
    giveAtOnce,
    giveAll,
    takeNext(towards) {
      const { roster, scene } = battleView;
      const from = held.current;
      const next = by && (roster ? nextUnordered(roster, from) : nextReady(ready, scene, from, towards));
      if (next === undefined) return undefined;
      held.current = next;
      setSelected(next);
      company.disband();
      drafting.drop();
      return next;
    },
    select(piece) {
      // whoever takes up another piece has read what was thrown; the log keeps it
      if (snap.thrown && piece !== undefined && piece !== selected) session.putAway();
      company.disband();
      setEnded(undefined);
      setSelected(piece);
      drafting.drop();
    },
    start,
    pick,
    commit,
    cancel() {
      if (snap.thrown) session.putAway();
      setCut(undefined);
      if (endAsked) return setEnded(undefined);
      if (ruler !== undefined) setRuler(undefined);
      else if (draft) drafting.back();
      else if (company.stands.length > 0) company.disband();
      else setSelected(undefined);
    },
    setRuler,
    toggleSight: () => setShowSight(now => !now),
    toggleReaches: () => setShowReaches(now => !now),
    toggleAreas: () => setShowAreas(now => !now),
    setLegByLeg,
    confirm(yes) {
      const item = asking;
      setAsking(undefined);
      if (yes && item) void give({ verb: item.verb, ...(item.stand !== undefined && { stand: item.stand }) });
    },
  };
}
