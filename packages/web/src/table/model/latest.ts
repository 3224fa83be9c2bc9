/**
 * Answers only the latest of many questions: while one is under way the others wait, and of those that wait only the last
 * is asked. Made for pointers, which move faster than anything answers.
 */
export function latestOnly<Q, A>(
  ask: (question: Q) => Promise<A>,
  heard: (answer: A, question: Q) => void,
): (question: Q | undefined) => void {
  let busy = false;
  let next: Q | undefined;
  let wanted = false;
  const run = async (question: Q): Promise<void> => {
    busy = true;
    wanted = true;
    try {
      const answer = await ask(question);
      if (wanted && next === undefined) heard(answer, question);
    } catch {
      // the desk has died: whoever watches it says so
    }
    busy = false;
    if (next !== undefined) {
      const following = next;
      next = undefined;
      void run(following);
    }
  };
  return question => {
    if (question === undefined) {
      next = undefined;
      wanted = false;
    } else if (busy) next = question;
    else void run(question);
  };
}
