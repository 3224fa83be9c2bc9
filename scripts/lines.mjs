// npm run lines: product lines of each book and of what books share. Tests, kits and what is
// generated from the specifications do not count.
import { readdirSync, readFileSync } from 'node:fs';
import { at } from './lib.mjs';
import { shelfBooks } from './shelf.mjs';

const books = at('packages', 'rulesets', 'src');
const COUNTS = /\.ts$/;
const LEFT_OUT = /\.test\.ts$|(^|\/)(kit|register|rulings|differences)\.ts$/;

function lines(folder) {
  const files = readdirSync(`${books}/${folder}`, { recursive: true }).filter(f => COUNTS.test(f) && !LEFT_OUT.test(f));
  return files.reduce(
    (sum, file) => sum + readFileSync(`${books}/${folder}/${file}`, 'utf8').split('\n').length - 1,
    0,
  );
}

const shared = readdirSync(`${books}/common`).map(name => `common/${name}`);
console.log('| folder | lines |\n|---|---|');
for (const folder of [...shared, ...Object.keys(shelfBooks()), 'examples']) {
  const count = lines(folder);
  if (count > 0) console.log(`| \`${folder}\` | ${count.toLocaleString('en')} |`);
}
