import type { z } from 'zod';
import { besideOf } from '../beside/beside.js';
import { BESIDE } from '../beside/note.js';
import { readHead, viewerFor } from '../match/head.js';
import { messageSchema } from '../table/calls.js';
import { askBeside } from '../table/connection.js';
import { NotAllowed, seatDesk } from '../table/seat-desk.js';
import { known, type Routes } from './context.js';
import { rowOf } from './matches.js';
import { checked, refuse } from './refused.js';

export const callSchema = messageSchema.omit({ id: true });

/** The calls of a table, one a request: for programs that would rather ask than listen. */
export const tableRoutes: Routes = (app, context) => {
  app.post<{ Params: { id: string } }>('/api/matches/:id/table', async request => {
    const { player } = await known(context, request);
    const row = await rowOf(context, request.params.id);
    const head = readHead(row.head);
    const viewer = viewerFor(head, player.id);
    if (viewer === undefined) throw refuse(403, 'you have no seat in this match');
    if (row.status === 'waiting') throw refuse(409, 'the match has not begun: a seat is free');
    const message = { id: 0, ...checked(callSchema as z.ZodType<z.infer<typeof callSchema>>, request.body) };
    try {
      const beside = besideOf(context, { match: row.id, head, viewer, name: player.name });
      const value = Object.hasOwn(BESIDE, message.call)
        ? await askBeside(beside, message)
        : await seatDesk(context.matches, row.id, viewer).answer(message);
      return { value: value ?? null };
    } catch (why) {
      if (why instanceof NotAllowed) throw refuse(400, why.message);
      throw why;
    }
  });
};
