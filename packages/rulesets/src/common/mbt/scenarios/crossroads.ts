/** 9.1: two villages astride a road that both columns want. */
export const CROSSROADS = {
  title: 'Crossroads',
  table: { width: 24, depth: 48, squareSize: 12 },
  zone: 'Temperate',
  season: 'Summer',
  hour24: 9,
  awc: false,
  gameType: 'encounter',
  pieces: [
    { id: 'wood1', kind: 'wood', x: 3, y: 20, width: 4, depth: 4 },
    { id: 'bua1', kind: 'BUA', x: 14, y: 18.5, width: 4, depth: 4 },
    { id: 'bua2', kind: 'BUA', x: 6, y: 25.5, width: 4, depth: 4 },
    { id: 'wood2', kind: 'wood', x: 17, y: 24, width: 4, depth: 4 },
    { id: 'hill1', kind: 'hill', x: 5, y: 8, width: 4, depth: 3 },
    { id: 'hill2', kind: 'hill', x: 15, y: 37, width: 4, depth: 3 },
  ],
  roads: [['bua1', 'bua2']],
  river: null,
  ending: { kind: 'losses' },
};
