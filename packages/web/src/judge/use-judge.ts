import type { JudgeView } from '@umpire/desk';
import type { DeskField, Scene } from '@umpire/engine';
import { useEffect, useState } from 'react';
import type { Table } from '../table/model/use-table.js';
import { UNDER_WAY } from '../table/session/tickets.js';
import { say } from '../ui/toast.js';

/** What lies on the umpire's desk, with the truth of the same moment: it is drawn once, and only what has changed. */
export interface Desktop extends JudgeView {
  readonly scene: Scene;
}

/** A table that looks as it did before is the same one: whoever draws it need not begin again. */
const drawn = ({ status: _, ...seen }: Scene): string => JSON.stringify(seen);
const kept = (now: Scene, before: Scene | undefined): Scene => (before && drawn(before) === drawn(now) ? before : now);
const desktop = (view: JudgeView, scene: Scene, before: Desktop | undefined): Desktop => ({
  ...view,
  scenes: { a: kept(view.scenes.a, before?.scenes.a), b: kept(view.scenes.b, before?.scenes.b) },
  scene: kept(scene, before?.scene),
});

/** What lies on the umpire's desk, as it is after the latest that happened. */
export function useJudgeView({ session, battleView }: Pick<Table, 'session' | 'battleView'>): Desktop | undefined {
  const [view, setView] = useState<Desktop>();
  useEffect(() => {
    let isCurrent = true;
    void session
      .desk()
      .judgeView()
      .then(found => isCurrent && setView(before => found && desktop(found, battleView.scene, before)));
    return () => {
      isCurrent = false;
    };
  }, [session, battleView]);
  return view;
}

/** An order that the umpire is making: its verb, and what is filled in so far. */
export interface Making {
  readonly verb: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly reason: string;
  /** The field that the next touch of the table fills. */
  readonly pointing?: string | undefined;
}

/** The fields of the order in the making, by what is filled in so far. */
export function useFields(
  { session, battleView }: Pick<Table, 'session' | 'battleView'>,
  making: Making | undefined,
): readonly DeskField[] {
  const [fields, setFields] = useState<readonly DeskField[]>([]);
  const [verb, values] = [making?.verb, JSON.stringify(making?.values)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values as they are written
  useEffect(() => {
    let isCurrent = true;
    if (verb === undefined) setFields([]);
    else
      void session
        .desk()
        .judgeFields(verb, making!.values)
        .then(found => isCurrent && setFields(found));
    return () => {
      isCurrent = false;
    };
  }, [session, battleView, verb, values]);
  return fields;
}

/** The whole order; undefined as long as something is missing. */
export function orderOf({ verb, values, reason }: Making, fields: readonly DeskField[]): object | undefined {
  const isMissing = (field: DeskField): boolean => !field.optional && values[field.name] === undefined;
  if (reason.trim() === '' || fields.some(isMissing)) return undefined;
  const filled = fields
    .filter(({ name }) => values[name] !== undefined)
    .map(({ name }) => [name, values[name]] as const);
  return { verb, ...Object.fromEntries(filled), reason: reason.trim() };
}

const SOON = 80;
const TRIES = 200;

/** Gives an order of the umpire, and says why not where it is refused. */
export async function give({ session }: Pick<Table, 'session'>, order: object): Promise<boolean> {
  let refusal = await session.rule(order);
  // a bot may be at it: what it does is done first
  for (let tries = 0; refusal === UNDER_WAY && tries < TRIES; tries++) {
    await new Promise(resolve => setTimeout(resolve, SOON));
    refusal = await session.rule(order);
  }
  if (refusal) say(refusal.message, { rule: refusal.rule, kind: 'warning' });
  return refusal === undefined;
}
