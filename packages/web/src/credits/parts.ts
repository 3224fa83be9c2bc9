/** What is shipped with the page and was made by others. */
export interface Part {
  readonly name: string;
  readonly what: string;
  readonly by: string;
  readonly licence: 'OFL' | 'MIT' | 'ISC';
  readonly site: string;
}

// biome-ignore format: one line a part
export const PARTS: readonly Part[] = [
  { name: 'Inter', what: 'the letters', by: 'The Inter Project Authors', licence: 'OFL', site: 'https://rsms.me/inter/' },
  { name: 'JetBrains Mono', what: 'the letters of rule ids', by: 'The JetBrains Mono Project Authors', licence: 'OFL', site: 'https://www.jetbrains.com/lp/mono/' },
  { name: 'Preact', what: 'the page', by: 'Jason Miller', licence: 'MIT', site: 'https://preactjs.com/' },
  { name: 'd3-zoom and its parts', what: 'zoom and pan', by: 'Mike Bostock', licence: 'ISC', site: 'https://d3js.org/d3-zoom' },
  { name: 'Zod', what: 'checks of everything that comes in', by: 'Colin McDonnell', licence: 'MIT', site: 'https://zod.dev/' },
  { name: 'pure-rand', what: 'the dice', by: 'Nicolas Dubien', licence: 'MIT', site: 'https://github.com/dubzzz/pure-rand' },
  { name: 'noble-hashes', what: 'the seals of records', by: 'Paul Miller', licence: 'MIT', site: 'https://paulmillr.com/noble/' },
  { name: 'idb', what: 'saved battles', by: 'Jake Archibald', licence: 'ISC', site: 'https://github.com/jakearchibald/idb' },
  { name: 'fflate', what: 'short links', by: 'Arjun Barrett', licence: 'MIT', site: 'https://101arrowz.github.io/fflate' },
  { name: 'MiniSearch', what: 'search in the rules', by: 'Luca Ongaro', licence: 'MIT', site: 'https://lucaong.github.io/minisearch/' },
  { name: 'SimpleWebAuthn', what: 'passkeys', by: 'Matthew Miller', licence: 'MIT', site: 'https://simplewebauthn.dev/' },
];
