import { type Procedure, TWO_SEATS } from '@umpire/engine';
import { companyOf } from './bases.js';
import { toAll, toSide } from './change.js';
import { holderOf } from './objectives.js';
import { throwLeadership, throwWeather } from './turn-start.js';
import { happens, type Play } from './types.js';

/** 5.1: weather and leadership, where the scenario gives none; and who holds what as it begins. */
export function* firstThrows(game: Play): Procedure<void> {
  seat(game);
  tellTables(game);
  for (const table of ['visibility', 'close-country', 'sky', 'wind'] as const) yield* throwWeather(game, table);
  for (const id of game.state.toThrow) yield* lead(game, id);
  const objectives = game.state.objectives.map(objective => {
    const holder = holderOf(game.state, objective);
    return { ...objective, holder, heldBy: holder ? [holder] : [] };
  });
  happens(game, 'began', { objectives, toThrow: [] });
}
/** PLA-FIR-22: everybody hears with which tables it is fought. */
function tellTables(game: Play): void {
  for (const { name, rows } of game.state.firing?.own ?? []) {
    const text = `Fired by a table of the players’ own: ${name}, ${rows.length === 1 ? '1 row' : `${rows.length} rows`}`;
    happens(game, 'began', {}, toAll(text, [{ rule: 'PLA-FIR-22', text: 'in place of those of the book' }]));
  }
}
/** Who sits at the table. */
function seat(game: Play): void {
  const { seats = TWO_SEATS } = game;
  const of = (side: 'a' | 'b'): readonly string[] => seats.filter(one => one.side === side).map(one => one.id);
  const desk = { ...game.state.desk, present: game.umpire ?? false };
  const commands = Object.fromEntries(
    seats.flatMap(({ id, commands: given }) => {
      const { battalions, assets = [] } = (given ?? {}) as { readonly battalions?: unknown; readonly assets?: unknown };
      if (!Array.isArray(battalions) || !Array.isArray(assets)) return [];
      return [[id, [...battalions, ...assets].filter(one => typeof one === 'string')]];
    }),
  );
  happens(game, 'began', { seats: { a: of('a'), b: of('b') }, commands, desk });
}

function* lead(game: Play, id: string): Procedure<void> {
  const company = companyOf(game.state, id);
  const commander = game.state.commanders.find(one => one.id === id);
  const side = company?.side ?? commander!.side;
  const gf = company ? company.troop === 'gf' || company.troop === 'marine' : false;
  const leadership = yield* throwLeadership(gf);
  const patch = company ? { companies: [{ ...company, leadership }] } : { commanders: [{ ...commander!, leadership }] };
  const because = [{ rule: 'PLA-LDR-01', text: 'thrown', effect: `${leadership}` }];
  happens(
    game,
    'thrown',
    patch,
    toSide(side, `${company?.name ?? `The commander of ${commander!.battalion}`}: leadership ${leadership}`, because),
  );
}
