import { libraryWith, opponents } from '@umpire/desk';
import { adjudicate } from '@umpire/engine';
import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import type { Routes } from './context.js';
import { refuse } from './refused.js';

/** What can be played, and what can be asked. */
export const bookRoutes: Routes = app => {
  app.get('/api/books', async () => {
    const { books, bots } = libraryWith(opponents());
    return { books: books.map(({ door, ...book }) => book), bots };
  });

  /** One question of a book, as `umpire adjudicate` takes it; its answer says why not, if it is none. */
  app.post('/api/adjudicate', async request => {
    if (request.body === undefined) throw refuse(400, 'a question, please');
    try {
      return adjudicate(ADJUDICATORS, request.body);
    } catch {
      return { ok: false, error: { path: '', message: 'the adjudicator broke on this question' } };
    }
  });
};
