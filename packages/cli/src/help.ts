import { readFileSync } from 'node:fs';
import { COMMON, type CommandSpec, type OptionSpec } from './args.js';
import { SPECS } from './specs.js';
import { columns, hanging, lines, type Paint, wrap } from './terminal.js';

/** How a page of help is written. */
export interface Page {
  readonly width: number;
  readonly paint: Paint;
}

const GENERAL: readonly OptionSpec[] = [
  { name: 'version', short: 'V', text: 'show the version' },
  ...COMMON.map(({ hidden: _, ...option }) => option).filter(option => option.text !== ''),
];

export function generalHelp({ width, paint }: Page): string {
  const names = columns(SPECS.map(({ name, summary }) => [`  ${name}`, summary]));
  return lines(
    `${paint('bold', 'umpire')}: plays and adjudicates tabletop wargames.`,
    '',
    paint('bold', 'Usage'),
    '  umpire COMMAND [OPTIONS]',
    '  umpire COMMAND --help',
    '',
    paint('bold', 'Commands'),
    ...names,
    '',
    paint('bold', 'Options'),
    ...optionLines(GENERAL, width),
    '',
    paint('bold', 'Examples'),
    '  umpire demo',
    '  umpire play --ruleset mbt2020 --scenario crossroads --red greedy --blue random',
    '  umpire rules smoke',
    '',
    hanging(
      'Exit status: ',
      '0 done, 1 no (a refused question, a record that differs, nothing found), 2 not understood, not readable or not writable, 70 a fault of the program, 130 ended by Ctrl-C.',
      width,
    ),
  );
}

export function commandHelp(spec: CommandSpec, { width, paint }: Page): string {
  return lines(
    `${paint('bold', `umpire ${spec.name}`)}: ${spec.summary}.`,
    '',
    paint('bold', 'Usage'),
    ...wrap(spec.usage, width - 2).map(line => `  ${line}`),
    '',
    ...wrap(spec.text, width),
    '',
    paint('bold', 'Options'),
    ...optionLines([...spec.options, ...COMMON], width),
    '',
    paint('bold', spec.examples.length === 1 ? 'Example' : 'Examples'),
    ...spec.examples.map(example => `  ${example}`),
    ...(spec.statuses ? ['', hanging('Exit status: ', `${spec.statuses}.`, width)] : []),
  );
}

/** Where an option's text begins; a longer option has it on the next line. */
const ROOM = 26;

function optionLines(options: readonly OptionSpec[], width: number): string[] {
  return options
    .filter(option => !option.hidden)
    .map(option => {
      const head = `  ${option.short ? `-${option.short}, ` : '    '}--${option.name}${option.value ? ` ${option.value}` : ''}`;
      if (head.length < ROOM - 1) return hanging(head.padEnd(ROOM), option.text, width);
      return `${head}\n${hanging(' '.repeat(ROOM), option.text, width)}`;
    });
}

/** The version of this package: beside the sources as beside what is built of them. */
export function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}
