/** Two trails that cross in the jungle: a battle for the villages at the ends of one of them. */
export const JUNGLE = {
  turns: 12,
  table: { width: 48, depth: 48, squareSize: 12 },
  zone: 'Tropical',
  awc: false,
  gameType: 'encounter',
  pieces: [
    { id: 'sw', kind: 'BUA', x: 5, y: 5, width: 4, depth: 4 },
    { id: 'ne', kind: 'BUA', x: 39, y: 39, width: 4, depth: 4 },
    { id: 'se', kind: 'BUA', x: 37, y: 6, width: 4, depth: 4 },
    { id: 'nw', kind: 'BUA', x: 5, y: 38, width: 4, depth: 4 },
    { id: 'lfa1', kind: 'LFA', x: 13, y: 13, width: 10, depth: 10, jungle: true },
    { id: 'lfa2', kind: 'LFA', x: 25, y: 25, width: 10, depth: 10, jungle: true },
    { id: 'sfh1', kind: 'SFH', x: 26, y: 13, width: 9, depth: 9, jungle: true },
    { id: 'sfh2', kind: 'SFH', x: 13, y: 26, width: 9, depth: 9, jungle: true },
    { id: 'wood1', kind: 'wood', x: 15, y: 4, width: 4, depth: 4 },
    { id: 'wood2', kind: 'wood', x: 29, y: 40, width: 4, depth: 4 },
  ],
  roads: [
    ['sw', 'ne'],
    ['se', 'nw'],
  ],
  river: null,
};
