/** What soldiers called them: whoever asks finds them by these names too. */
// biome-ignore format: a name a line
const NICKNAMES: Readonly<Record<string, string>> = {
  'Ju 87': 'Stuka',
  'P-47': 'Jug Thunderbolt',
  'P-40': 'Warhawk Kittyhawk',
  Sturmovik: 'Il-2 Shturmovik',
  Typhoon: 'Tiffy',
  Lancaster: 'Lanc',
  'B-17G': 'Flying Fortress',
  'B-24': 'Liberator',
  Mustang: 'P-51',
  'Me 109': 'Bf 109 Emil Gustav',
  'Fw 190': 'Würger Butcher Bird',
  'Me 262': 'Schwalbe',
  Zero: 'A6M',
  '8.8 cm': '88 eighty-eight Flak',
  'Pak 43': '88 8.8 cm',
  'leFH 18': '10.5 cm 105 howitzer',
  'Tiger II': 'King Tiger Königstiger',
  'Panzer IV': 'Mark IV Pz IV',
  'Panzer III': 'Mark III Pz III',
  StuG: 'assault gun',
  Sherman: 'M4 Ronson',
  Firefly: 'Sherman 17-pounder',
  Stuart: 'M3 M5 Honey',
  Lee: 'M3 Grant',
  Grant: 'M3 Lee',
  'T-34': 'thirty-four',
  'Churchill VII': 'Crocodile',
  M7: 'Priest',
  M8: 'Greyhound',
  'Chi-Ha': 'Type 97',
  'Ha-Go': 'Type 95',
};

/** The other names of a stand, by the name that its army gives it. */
export const nicknamesOf = (name: string): string =>
  Object.entries(NICKNAMES)
    .filter(([known]) => name === known || name.startsWith(`${known} `))
    .map(([, names]) => names)
    .join(' ');
