// A complete bot: node online-bot.mjs SERVER LINK. It takes the seat that a link offers and plays the battle to its end.
const [server, link] = process.argv.slice(2);
const [, id, invite] = /#\/match\/([^/]+)\/([^/?]+)/.exec(link) ?? [];
let token;

async function ask(method, path, body) {
  const answer = await fetch(new URL(path, server), {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const value = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status} ${value.error.message}`);
  return value;
}

/** One call at the table; what acts carries a name, so that it is done once, however often it is sent. */
const call = async (name, ...args) =>
  (await ask('POST', `/api/matches/${id}/table`, { call: name, args, key: crypto.randomUUID() })).value;

/** An order of our own choice: any verb that is open and that the book can make whole by itself. */
async function chosen(side, menu) {
  const open = menu.filter(item => !item.closed && !item.aside && item.ends !== 'battle' && item.verb !== 'answer');
  for (let tries = 0; tries < 3 && open.length > 0; tries++) {
    const item = open[Math.floor(Math.random() * open.length)];
    const whole = await call('wholeOrder', side, item, {});
    if (whole?.order) return { order: whole.order };
  }
  return call('suggested', side);
}

({ token } = await ask('POST', '/api/guest', { name: 'Fifty lines', token: true }));
const { side } = await ask('POST', `/api/matches/${id}/join`, { invite, words: crypto.randomUUID() });
for (;;) {
  const { battleView } = await call('battleView');
  const { turn, menu, asked } = battleView;
  if ('over' in turn) {
    console.log(turn.over === side ? 'won' : turn.over === 'draw' ? 'drawn' : 'lost');
    break;
  }
  if (!turn.waiting.includes(side)) await new Promise(resolve => setTimeout(resolve, 50));
  else {
    const mine = asked ? await call('suggested', side) : await chosen(side, menu);
    const done = 'order' in mine ? await call('order', side, mine.order) : await call('answer', side, mine.answer);
    if (!done.ok)
      await call('suggested', side).then(({ order, answer }) =>
        order ? call('order', side, order) : call('answer', side, answer),
      );
  }
}
