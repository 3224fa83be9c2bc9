// So many matches at once, each with one order in flight: as fast as it goes, or one order every so often.
const pause = ms => new Promise(resolve => setTimeout(resolve, ms));

const percentile = (sorted, p) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))];

/**
 * Orders a second, milliseconds from an order to the opponent's update, and what a second of the server's processor carries. `orders`: so many
 * orders are measured, and not so many seconds; few enough, and no match ends meanwhile, so that none is made anew.
 */
export async function loaded(server, newMatch, { matches, pace = 0, seconds, orders, warm = 1, atEnd }) {
  const games = [];
  // a few at a time: whoever comes to a server comes by and by
  for (let i = 0; i < matches; i += 20)
    games.push(...(await Promise.all(Array.from({ length: Math.min(20, matches - i) }, () => newMatch(server)))));
  const times = [];
  let [measuring, ended] = [false, false];
  let enough;
  const allGiven = new Promise(resolve => {
    enough = resolve;
  });
  const keepPlaying = async game => {
    // matches that are paced are out of step
    if (pace) await pause(Math.random() * pace);
    while (!ended) {
      const began = performance.now();
      const heard = await game.play();
      const took = (heard ?? performance.now()) - began;
      if (measuring && times.push(took) === orders) enough();
      if (pace) await pause(Math.max(0, pace - took));
    }
  };
  const playing = games.map(keepPlaying);
  await pause(warm * 1000);
  const before = await server.ask('usage');
  const own = process.cpuUsage();
  const began = performance.now();
  measuring = true;
  await (orders ? allGiven : pause(seconds * 1000));
  measuring = false;
  const took = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(own);
  const after = await server.ask('usage');
  ended = true;
  await Promise.all(playing);
  await atEnd?.();
  for (const game of games) game.stop();
  const sorted = Float64Array.from(times).sort();
  return {
    rate: times.length / took,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    perCpu: times.length / (after.cpu - before.cpu),
    share: (100 * (after.cpu - before.cpu)) / took,
    /** What the players themselves take of a core: near a whole one it is they who are measured. */
    players: (user + system) / 1e4 / took,
    rss: after.rss,
  };
}
