import { type RuleId, rows } from '@umpire/engine';

export interface ArmyList {
  readonly rule: RuleId;
  readonly list: string;
  readonly name: string;
  readonly years: string;
  readonly epochs: string;
  /** Vignettes, a carrier with attached ART counted as two. */
  readonly size: number;
  readonly baseAp: number;
  /** The most lines it may deploy in. */
  readonly lines: number;
  readonly key: { readonly entry: string; readonly count: number } | null;
}

/** IGR-LST-21 to IGR-LST-41; there are no points: armies of the same size are equal. */
// biome-ignore format: the specification's own layout
export const ARMY_LISTS = rows<ArmyList>('glory/ARMY_LISTS', [
  { rule: 'IGR-LST-21', list: 'swiss-1515',       name: 'Swiss Confederates',           years: '1500-1525', epochs: 'I',      size: 12, baseAp: 7,  lines: 3, key: { entry: 'pike', count: 1 } },
  { rule: 'IGR-LST-22', list: 'valois-1515',      name: 'French of the ordonnance',     years: '1500-1559', epochs: 'I',      size: 12, baseAp: 9,  lines: 2, key: { entry: 'gendarmes', count: 1 } },
  { rule: 'IGR-LST-23', list: 'mughal-1556',      name: 'Mughal',                       years: '1526-1605', epochs: 'I',      size: 12, baseAp: 11, lines: 2, key: { entry: 'guard', count: 1 } },
  { rule: 'IGR-LST-24', list: 'tokugawa-1600',    name: 'Eastern army at Sekigahara',   years: '1575-1600', epochs: 'I',      size: 12, baseAp: 8,  lines: 2, key: { entry: 'red-devils', count: 1 } },
  { rule: 'IGR-LST-25', list: 'parliament-1645',  name: 'New Model Army',               years: '1642-1651', epochs: 'II',     size: 12, baseAp: 9,  lines: 2, key: { entry: 'ironsides', count: 1 } },
  { rule: 'IGR-LST-26', list: 'royalist-1645',    name: 'Royalists',                    years: '1642-1651', epochs: 'II',     size: 12, baseAp: 9,  lines: 2, key: { entry: 'cavaliers', count: 1 } },
  { rule: 'IGR-LST-27', list: 'napoleon-1815',    name: 'French of the Hundred Days',   years: '1805-1815', epochs: 'II-III', size: 12, baseAp: 10, lines: 2, key: { entry: 'guard', count: 1 } },
  { rule: 'IGR-LST-28', list: 'wellington-1815',  name: 'Anglo-allied army',            years: '1808-1815', epochs: 'II-III', size: 12, baseAp: 9,  lines: 2, key: { entry: 'redcoats', count: 1 } },
  { rule: 'IGR-LST-29', list: 'britain-1854',     name: 'British in the Crimea',        years: '1854-1856', epochs: 'III',    size: 12, baseAp: 8,  lines: 2, key: { entry: 'guards', count: 1 } },
  { rule: 'IGR-LST-30', list: 'russia-1854',      name: 'Russians in the Crimea',       years: '1853-1856', epochs: 'II-III', size: 12, baseAp: 8,  lines: 3, key: { entry: 'battery', count: 1 } },
  { rule: 'IGR-LST-31', list: 'union-1863',       name: 'Union corps',                  years: '1861-1865', epochs: 'IV',     size: 12, baseAp: 8,  lines: 2, key: { entry: 'veterans', count: 1 } },
  { rule: 'IGR-LST-32', list: 'confederate-1863', name: 'Confederate corps',            years: '1861-1865', epochs: 'III-IV', size: 12, baseAp: 9,  lines: 2, key: { entry: 'veterans', count: 1 } },
  { rule: 'IGR-LST-33', list: 'natal-1879',       name: 'British Natal column',         years: '1877-1881', epochs: 'IV',     size: 6,  baseAp: 6,  lines: 1, key: { entry: 'regulars', count: 1 } },
  { rule: 'IGR-LST-34', list: 'zulu-1879',        name: 'Zulu impi',                    years: '1879',      epochs: 'IV',     size: 12, baseAp: 9,  lines: 2, key: { entry: 'young', count: 1 } },
  { rule: 'IGR-LST-35', list: 'britain-1899',     name: 'British in South Africa',      years: '1895-1900', epochs: 'V',      size: 12, baseAp: 9,  lines: 2, key: { entry: 'battery', count: 1 } },
  { rule: 'IGR-LST-36', list: 'boer-1899',        name: 'Boer commandos',               years: '1895-1900', epochs: 'V',      size: 12, baseAp: 11, lines: 1, key: { entry: 'commando', count: 1 } },
  { rule: 'IGR-LST-37', list: 'mahdist-1898',     name: 'Mahdist host',                 years: '1883-1899', epochs: 'III-IV', size: 24, baseAp: 18, lines: 3, key: { entry: 'banner', count: 1 } },
  { rule: 'IGR-LST-38', list: 'parliament-1643',  name: 'Parliament, county force',     years: '1642-1644', epochs: 'II',     size: 6,  baseAp: 5,  lines: 1, key: null },
  { rule: 'IGR-LST-39', list: 'royalist-1643',    name: 'Royalist, county force',       years: '1642-1644', epochs: 'II',     size: 6,  baseAp: 6,  lines: 1, key: null },
  { rule: 'IGR-LST-40', list: 'ishida-1600',      name: 'Western army at Sekigahara',   years: '1575-1600', epochs: 'I',      size: 12, baseAp: 8,  lines: 2, key: { entry: 'guard', count: 1 } },
  { rule: 'IGR-LST-41', list: 'afghan-1575',      name: 'Afghans of Bengal',            years: '1539-1612', epochs: 'I',      size: 12, baseAp: 11, lines: 2, key: { entry: 'guard', count: 1 } },
]);

export interface ArmyEntry {
  readonly list: string;
  readonly entry: string;
  readonly troops: string;
  readonly notation: string;
  readonly min: number;
  readonly max: number;
  /** How many the standard muster takes. */
  readonly muster: number;
  /** Where the General usually stands. */
  readonly general?: true;
  /** IGR-LST-10: they may have field defences. */
  readonly defences?: true;
}

/** What each list may take. Napoleonic Epochs, Zulus and Gendarmes are those of the book's examples (IGR-R-97, IGR-R-98). */
// biome-ignore format: the specification's own layout
export const ARMY_ENTRIES = rows<ArmyEntry>('glory/ARMY_ENTRIES', [
  { list: 'swiss-1515',       entry: 'pike',          troops: 'Swiss pike',                 notation: '(HIP-IV-RA)',              min: 6, max: 9,  muster: 8, general: true },
  { list: 'swiss-1515',       entry: 'halberd',       troops: 'Halberdiers',                notation: '(HIN-IV-RA)',              min: 1, max: 3,  muster: 2 },
  { list: 'swiss-1515',       entry: 'shot',          troops: 'Handgunners and crossbows',  notation: '(VLI-III-RA)EI',           min: 1, max: 3,  muster: 2 },
  { list: 'swiss-1515',       entry: 'horse',         troops: 'Allied men-at-arms',         notation: '(HCC-III-IA)',             min: 0, max: 1,  muster: 0 },
  { list: 'swiss-1515',       entry: 'guns',          troops: 'Light guns',                 notation: '(ART-II-RA)EI light',      min: 0, max: 1,  muster: 0 },
  { list: 'valois-1515',      entry: 'gendarmes',     troops: 'Gendarmes',                  notation: '(CAT-IV-IA)',              min: 2, max: 4,  muster: 3, general: true },
  { list: 'valois-1515',      entry: 'archers',       troops: 'Ordonnance archers',         notation: '(HCC-III-RA)',             min: 0, max: 2,  muster: 0 },
  { list: 'valois-1515',      entry: 'landsknecht',   troops: 'Landsknecht pike',           notation: '(HIP-III-RA)',             min: 3, max: 5,  muster: 4 },
  { list: 'valois-1515',      entry: 'gascons',       troops: 'Gascon shot',                notation: '(LIN-III-IA)EI',           min: 1, max: 3,  muster: 2 },
  { list: 'valois-1515',      entry: 'stradiots',     troops: 'Stradiots',                  notation: '(LSC-III-IA)EI',           min: 0, max: 2,  muster: 1 },
  { list: 'valois-1515',      entry: 'guns',          troops: 'Great guns',                 notation: '(ART-IV-RA)EI heavy',      min: 1, max: 2,  muster: 2 },
  { list: 'mughal-1556',      entry: 'elephants',     troops: 'War elephants',              notation: '(ELE-III-IA)',             min: 1, max: 3,  muster: 2 },
  { list: 'mughal-1556',      entry: 'guard',         troops: 'Household horse',            notation: '(HCC-IV-RA)',              min: 1, max: 2,  muster: 1, general: true },
  { list: 'mughal-1556',      entry: 'nobles',        troops: 'Nobles\' horse',             notation: '(HCC-III-IA)',             min: 2, max: 4,  muster: 3 },
  { list: 'mughal-1556',      entry: 'archers',       troops: 'Horse archers',              notation: '(HSC-III-IA)EI',           min: 2, max: 4,  muster: 3 },
  { list: 'mughal-1556',      entry: 'matchlocks',    troops: 'Matchlock foot',             notation: '(HIM-II-RA)EI',            min: 1, max: 3,  muster: 2 },
  { list: 'mughal-1556',      entry: 'levy',          troops: 'Levy foot',                  notation: '(LIN-I-IA)EI',             min: 0, max: 2,  muster: 0 },
  { list: 'mughal-1556',      entry: 'guns',          troops: 'Cart guns',                  notation: '(ART-III-RA)EI light',     min: 1, max: 2,  muster: 1 },
  { list: 'tokugawa-1600',    entry: 'red-devils',    troops: 'The Ii Red Devils',          notation: '(HIN-V-RA)',               min: 1, max: 2,  muster: 1 },
  { list: 'tokugawa-1600',    entry: 'samurai',       troops: 'Foot samurai',               notation: '(HIN-IV-RA)',              min: 1, max: 3,  muster: 2, general: true },
  { list: 'tokugawa-1600',    entry: 'spears',        troops: 'Ashigaru spears',            notation: '(HIS-III-RA)',             min: 2, max: 5,  muster: 4 },
  { list: 'tokugawa-1600',    entry: 'arquebus',      troops: 'Arquebusiers',               notation: '(HIM-III-RA)EI',           min: 2, max: 4,  muster: 3 },
  { list: 'tokugawa-1600',    entry: 'yari',          troops: 'Loose yari ashigaru',        notation: '(LIS-III-RA)',             min: 0, max: 2,  muster: 1 },
  { list: 'tokugawa-1600',    entry: 'mounted',       troops: 'Mounted samurai',            notation: '(HSC-IV-RA)EI',            min: 0, max: 2,  muster: 1 },
  { list: 'parliament-1645',  entry: 'regiments',     troops: 'Pike and musket blocks',     notation: '(HIP-III-IA)+AA(EII)',     min: 2, max: 4,  muster: 3 },
  { list: 'parliament-1645',  entry: 'musketeers',    troops: 'Commanded musketeers',       notation: '(HIM-III-RA)EII',          min: 0, max: 2,  muster: 1 },
  { list: 'parliament-1645',  entry: 'ironsides',     troops: 'Ironsides',                  notation: '(HCC-IV-RA)',              min: 2, max: 3,  muster: 3, general: true },
  { list: 'parliament-1645',  entry: 'dragoons',      troops: 'Dragoons',                   notation: '(LSC-III-RA)EII',          min: 0, max: 1,  muster: 1 },
  { list: 'parliament-1645',  entry: 'guns',          troops: 'Field guns',                 notation: '(ART-III-RA)EII medium',   min: 0, max: 1,  muster: 1 },
  { list: 'royalist-1645',    entry: 'regiments',     troops: 'Pike and musket blocks',     notation: '(HIP-III-IA)+AA(EII)',     min: 2, max: 4,  muster: 3 },
  { list: 'royalist-1645',    entry: 'cavaliers',     troops: 'Cavaliers',                  notation: '(HCC-IV-IA)',              min: 3, max: 4,  muster: 4, general: true },
  { list: 'royalist-1645',    entry: 'musketeers',    troops: 'Commanded musketeers',       notation: '(HIM-III-RA)EII',          min: 0, max: 2,  muster: 1 },
  { list: 'royalist-1645',    entry: 'dragoons',      troops: 'Dragoons',                   notation: '(LSC-II-IA)EII',           min: 0, max: 1,  muster: 1 },
  { list: 'royalist-1645',    entry: 'guns',          troops: 'Field guns',                 notation: '(ART-II-RA)EII medium',    min: 0, max: 1,  muster: 0 },
  { list: 'napoleon-1815',    entry: 'line',          troops: 'Line infantry',              notation: '(HIM-III-RA)EIII',         min: 3, max: 6,  muster: 5 },
  { list: 'napoleon-1815',    entry: 'guard',         troops: 'Old Guard',                  notation: '(HIM-V-RA)EIII',           min: 1, max: 2,  muster: 1, general: true },
  { list: 'napoleon-1815',    entry: 'voltigeurs',    troops: 'Voltigeurs',                 notation: '(VLI-III-RA)EIII',         min: 1, max: 2,  muster: 1 },
  { list: 'napoleon-1815',    entry: 'cuirassiers',   troops: 'Cuirassiers',                notation: '(HCC-IV-RA)',              min: 1, max: 2,  muster: 2 },
  { list: 'napoleon-1815',    entry: 'hussars',       troops: 'Hussars',                    notation: '(LSC-IV-IA)EIII',          min: 0, max: 2,  muster: 1 },
  { list: 'napoleon-1815',    entry: 'battery',       troops: 'Grande Battery',             notation: '(ART-III-RA)EII heavy',    min: 1, max: 2,  muster: 2 },
  { list: 'wellington-1815',  entry: 'redcoats',      troops: 'British line',               notation: '(HIM-IV-RA)EIII',          min: 3, max: 5,  muster: 4, general: true },
  { list: 'wellington-1815',  entry: 'allies',        troops: 'Allied line',                notation: '(HIM-II-RA)EIII',          min: 1, max: 3,  muster: 2 },
  { list: 'wellington-1815',  entry: 'rifles',        troops: 'Rifles and jaegers',         notation: '(LIN-IV-RA)EIII',          min: 1, max: 2,  muster: 1 },
  { list: 'wellington-1815',  entry: 'heavies',       troops: 'Heavy cavalry',              notation: '(HCC-IV-RA)',              min: 1, max: 2,  muster: 2 },
  { list: 'wellington-1815',  entry: 'hussars',       troops: 'Hussars',                    notation: '(LSC-IV-IA)EIII',          min: 0, max: 2,  muster: 1 },
  { list: 'wellington-1815',  entry: 'battery',       troops: 'Foot batteries',             notation: '(ART-III-RA)EII medium',   min: 1, max: 2,  muster: 2 },
  { list: 'britain-1854',     entry: 'line',          troops: 'Line battalions',            notation: '(HIM-IV-RA)EIII',          min: 4, max: 7,  muster: 6, general: true },
  { list: 'britain-1854',     entry: 'guards',        troops: 'Foot Guards',                notation: '(HIM-V-RA)EIII',           min: 1, max: 2,  muster: 1 },
  { list: 'britain-1854',     entry: 'rifles',        troops: 'Rifle Brigade',              notation: '(LIN-IV-RA)EIII',          min: 0, max: 1,  muster: 1 },
  { list: 'britain-1854',     entry: 'heavies',       troops: 'Heavy Brigade',              notation: '(HCC-IV-RA)',              min: 1, max: 1,  muster: 1 },
  { list: 'britain-1854',     entry: 'light-brigade', troops: 'Light Brigade',              notation: '(LSC-IV-IA)EIII',          min: 0, max: 1,  muster: 1 },
  { list: 'britain-1854',     entry: 'battery',       troops: 'Field batteries',            notation: '(ART-III-RA)EIII medium',  min: 1, max: 2,  muster: 2 },
  { list: 'russia-1854',      entry: 'columns',       troops: 'Line columns',               notation: '(HIM-III-RA)EII',          min: 4, max: 8,  muster: 6, general: true },
  { list: 'russia-1854',      entry: 'reserve',       troops: 'Reserve battalions',         notation: '(HIM-II-RA)EII',           min: 0, max: 3,  muster: 1 },
  { list: 'russia-1854',      entry: 'rifles',        troops: 'Rifle companies',            notation: '(VLI-II-RA)EIII',          min: 0, max: 1,  muster: 1 },
  { list: 'russia-1854',      entry: 'hussars',       troops: 'Hussars',                    notation: '(HSC-III-RA)EII',          min: 1, max: 2,  muster: 1 },
  { list: 'russia-1854',      entry: 'cossacks',      troops: 'Cossacks',                   notation: '(LSC-II-IA)EII',           min: 1, max: 2,  muster: 1 },
  { list: 'russia-1854',      entry: 'battery',       troops: 'Position batteries',         notation: '(ART-III-RA)EIII heavy',   min: 1, max: 3,  muster: 2 },
  { list: 'union-1863',       entry: 'line',          troops: 'Line infantry',              notation: '(HIM-III-RA)EIV',          min: 5, max: 8,  muster: 6, general: true },
  { list: 'union-1863',       entry: 'veterans',      troops: 'Veteran brigade',            notation: '(HIM-IV-RA)EIV',           min: 1, max: 2,  muster: 1 },
  { list: 'union-1863',       entry: 'recruits',      troops: 'Nine-month men',             notation: '(HIM-II-RA)EIV',           min: 0, max: 2,  muster: 1 },
  { list: 'union-1863',       entry: 'sharpshooters', troops: 'Sharpshooters',              notation: '(VLI-III-RA)EIV',          min: 0, max: 1,  muster: 1 },
  { list: 'union-1863',       entry: 'cavalry',       troops: 'Cavalry',                    notation: '(HSC-III-RA)EIV',          min: 0, max: 2,  muster: 1 },
  { list: 'union-1863',       entry: 'battery',       troops: 'Rifled batteries',           notation: '(ART-III-RA)EIV medium',   min: 1, max: 2,  muster: 2 },
  { list: 'confederate-1863', entry: 'line',          troops: 'Line infantry',              notation: '(HIM-III-RA)EIV',          min: 5, max: 8,  muster: 6, general: true },
  { list: 'confederate-1863', entry: 'veterans',      troops: 'Veteran brigade',            notation: '(HIM-IV-RA)EIV',           min: 1, max: 3,  muster: 2 },
  { list: 'confederate-1863', entry: 'skirmishers',   troops: 'Skirmishers',                notation: '(VLI-III-RA)EIV',          min: 0, max: 2,  muster: 1 },
  { list: 'confederate-1863', entry: 'cavalry',       troops: 'Cavalry',                    notation: '(HSC-II-IA)EIV',           min: 1, max: 2,  muster: 1 },
  { list: 'confederate-1863', entry: 'battery',       troops: 'Batteries',                  notation: '(ART-III-RA)EIII medium',  min: 1, max: 2,  muster: 2 },
  { list: 'natal-1879',       entry: 'regulars',      troops: 'Regular infantry',           notation: '(HIM-IV-RA)EIV',           min: 2, max: 4,  muster: 2, general: true, defences: true },
  { list: 'natal-1879',       entry: 'gatling',       troops: 'Regulars with Gatling',      notation: '(HIM-IV-RA)EIV+AA(EIV)',   min: 0, max: 1,  muster: 1, defences: true },
  { list: 'natal-1879',       entry: 'levies',        troops: 'Native contingent',          notation: '(LIN-II-IA)EII',           min: 0, max: 2,  muster: 1 },
  { list: 'natal-1879',       entry: 'volunteers',    troops: 'Mounted volunteers',         notation: '(LSC-III-RA)EIV',          min: 0, max: 1,  muster: 1 },
  { list: 'natal-1879',       entry: 'guns',          troops: 'Seven-pounders',             notation: '(ART-III-RA)EIV light',    min: 0, max: 1,  muster: 0 },
  { list: 'zulu-1879',        entry: 'young',         troops: 'Young regiments',            notation: '(LIW-V-RA)',               min: 4, max: 8,  muster: 6 },
  { list: 'zulu-1879',        entry: 'married',       troops: 'Married regiments',          notation: '(LIW-IV-RA)',              min: 2, max: 6,  muster: 4, general: true },
  { list: 'zulu-1879',        entry: 'shot',          troops: 'Men with muskets',           notation: '(VLI-II-IA)EII',           min: 0, max: 2,  muster: 2 },
  { list: 'zulu-1879',        entry: 'scouts',        troops: 'Scouts',                     notation: '(LIN-II-IA)EII',           min: 0, max: 1,  muster: 0 },
  { list: 'britain-1899',     entry: 'infantry',      troops: 'Infantry battalions',        notation: '(HIM-IV-RA)EV',            min: 4, max: 7,  muster: 5, general: true },
  { list: 'britain-1899',     entry: 'highlanders',   troops: 'Highlanders',                notation: '(HIM-V-RA)EV',             min: 0, max: 1,  muster: 0 },
  { list: 'britain-1899',     entry: 'maxim',         troops: 'Battalion with Maxim',       notation: '(HIM-IV-RA)EV+AA(EV)',     min: 0, max: 2,  muster: 1 },
  { list: 'britain-1899',     entry: 'mounted',       troops: 'Mounted infantry',           notation: '(LSC-III-RA)EV',           min: 1, max: 2,  muster: 2 },
  { list: 'britain-1899',     entry: 'lancers',       troops: 'Lancers',                    notation: '(HCC-III-RA)',             min: 0, max: 1,  muster: 1 },
  { list: 'britain-1899',     entry: 'battery',       troops: 'Field batteries',            notation: '(ART-IV-RA)EV medium',     min: 1, max: 2,  muster: 2 },
  { list: 'boer-1899',        entry: 'commando',      troops: 'Mounted commandos',          notation: '(LSC-IV-IA)EV',            min: 3, max: 8,  muster: 6, general: true },
  { list: 'boer-1899',        entry: 'riflemen',      troops: 'Dismounted riflemen',        notation: '(LIN-IV-IA)EV',            min: 2, max: 6,  muster: 4, defences: true },
  { list: 'boer-1899',        entry: 'guns',          troops: 'State artillery',            notation: '(ART-IV-RA)EV light',      min: 0, max: 2,  muster: 2 },
  { list: 'mahdist-1898',     entry: 'baggara',       troops: 'Baggara spearmen',           notation: '(LIW-V-IA)',               min: 4, max: 8,  muster: 6 },
  { list: 'mahdist-1898',     entry: 'banner',        troops: 'The Khalifa\'s banner',      notation: '(HIW-IV-IA)',              min: 1, max: 4,  muster: 2, general: true },
  { list: 'mahdist-1898',     entry: 'ansar',         troops: 'Ansar',                      notation: '(LIW-IV-IA)',              min: 6, max: 12, muster: 8 },
  { list: 'mahdist-1898',     entry: 'jihadiya',      troops: 'Jihadiya riflemen',          notation: '(HIM-II-IA)EIII',          min: 2, max: 6,  muster: 4 },
  { list: 'mahdist-1898',     entry: 'horse',         troops: 'Baggara horse',              notation: '(HCC-III-IA)',             min: 1, max: 4,  muster: 2 },
  { list: 'mahdist-1898',     entry: 'camels',        troops: 'Camelry',                    notation: '(LSC-III-IA)EIII',         min: 0, max: 2,  muster: 0 },
  { list: 'mahdist-1898',     entry: 'skirmishers',   troops: 'Skirmishers',                notation: '(VLI-II-IA)EIII',          min: 1, max: 3,  muster: 2 },
  { list: 'parliament-1643',  entry: 'regiments',     troops: 'Pike and musket block',      notation: '(HIP-III-IA)+AA(EII)',     min: 1, max: 1,  muster: 1 },
  { list: 'parliament-1643',  entry: 'musketeers',    troops: 'County musketeers',          notation: '(HIM-II-RA)EII',           min: 1, max: 2,  muster: 2, general: true },
  { list: 'parliament-1643',  entry: 'horse',         troops: 'County horse',               notation: '(HCC-II-RA)',              min: 1, max: 2,  muster: 1 },
  { list: 'parliament-1643',  entry: 'dragoons',      troops: 'Dragoons',                   notation: '(LSC-III-RA)EII',          min: 0, max: 1,  muster: 1 },
  { list: 'royalist-1643',    entry: 'regiments',     troops: 'Pike and musket block',      notation: '(HIP-III-IA)+AA(EII)',     min: 1, max: 1,  muster: 1 },
  { list: 'royalist-1643',    entry: 'musketeers',    troops: 'County musketeers',          notation: '(HIM-II-RA)EII',           min: 0, max: 1,  muster: 1 },
  { list: 'royalist-1643',    entry: 'cavaliers',     troops: 'Cavaliers',                  notation: '(HCC-IV-IA)',              min: 1, max: 2,  muster: 2, general: true },
  { list: 'royalist-1643',    entry: 'dragoons',      troops: 'Dragoons',                   notation: '(LSC-II-IA)EII',           min: 0, max: 1,  muster: 1 },
  { list: 'ishida-1600',    entry: 'guard',         troops: 'Picked samurai',             notation: '(HIN-V-RA)',               min: 1, max: 2,  muster: 1 },
  { list: 'ishida-1600',    entry: 'samurai',       troops: 'Foot samurai',               notation: '(HIN-IV-RA)',              min: 1, max: 3,  muster: 2, general: true },
  { list: 'ishida-1600',    entry: 'spears',        troops: 'Ashigaru spears',            notation: '(HIS-III-RA)',             min: 2, max: 5,  muster: 4 },
  { list: 'ishida-1600',    entry: 'arquebus',      troops: 'Arquebusiers',               notation: '(HIM-III-RA)EI',           min: 2, max: 4,  muster: 3 },
  { list: 'ishida-1600',    entry: 'yari',          troops: 'Loose yari ashigaru',        notation: '(LIS-III-RA)',             min: 0, max: 2,  muster: 1 },
  { list: 'ishida-1600',    entry: 'mounted',       troops: 'Mounted samurai',            notation: '(HSC-IV-RA)EI',            min: 0, max: 2,  muster: 1 },
  { list: 'afghan-1575',    entry: 'elephants',     troops: 'War elephants',              notation: '(ELE-III-IA)',             min: 2, max: 4,  muster: 3 },
  { list: 'afghan-1575',    entry: 'guard',         troops: 'Household horse',            notation: '(HCC-IV-RA)',              min: 1, max: 2,  muster: 1, general: true },
  { list: 'afghan-1575',    entry: 'nobles',        troops: 'Nobles\' horse',             notation: '(HCC-III-IA)',             min: 2, max: 4,  muster: 3 },
  { list: 'afghan-1575',    entry: 'archers',       troops: 'Horse archers',              notation: '(HSC-III-IA)EI',           min: 2, max: 4,  muster: 2 },
  { list: 'afghan-1575',    entry: 'matchlocks',    troops: 'Matchlock foot',             notation: '(HIM-II-RA)EI',            min: 1, max: 3,  muster: 1 },
  { list: 'afghan-1575',    entry: 'levy',          troops: 'Levy foot',                  notation: '(LIN-I-IA)EI',             min: 0, max: 2,  muster: 1 },
  { list: 'afghan-1575',    entry: 'guns',          troops: 'Cart guns',                  notation: '(ART-III-RA)EI light',     min: 1, max: 2,  muster: 1 },
]);

/** Lists that suit each other. */
// biome-ignore format: the specification's own order
export const SUGGESTED_OPPONENTS: readonly (readonly [string, string])[] = [
  ['swiss-1515', 'valois-1515'], ['mughal-1556', 'afghan-1575'], ['tokugawa-1600', 'ishida-1600'], ['mughal-1556', 'tokugawa-1600'], ['mughal-1556', 'swiss-1515'], ['mughal-1556', 'valois-1515'],
  ['tokugawa-1600', 'swiss-1515'], ['tokugawa-1600', 'valois-1515'], ['parliament-1645', 'royalist-1645'],
  ['napoleon-1815', 'wellington-1815'], ['britain-1854', 'russia-1854'], ['union-1863', 'confederate-1863'],
  ['natal-1879', 'zulu-1879'], ['britain-1899', 'boer-1899'], ['britain-1899', 'mahdist-1898'], ['parliament-1643', 'royalist-1643'],
];
