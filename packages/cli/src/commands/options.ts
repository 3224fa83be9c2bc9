import type { Option } from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { bookOf } from '../chosen.js';
import type { Session } from '../session.js';
import { STATUS, Stop } from '../stop.js';
import { hanging, lines, type Paint, plural } from '../terminal.js';

/** What players may choose before a battle. */
export async function run({ args, out, width, paint }: Session): Promise<number> {
  const [id] = args.operands;
  if (id === undefined)
    throw new Stop(
      'say of which rule book',
      `For instance umpire options ${RULESETS[0]!.id}. Rule books: ${RULESETS.map(b => b.id).join(', ')}.`,
    );
  const book = bookOf(id);
  const options = args.flag('all') ? book.options : book.options.filter(option => !option.settled);
  if (args.flag('json')) {
    await out.print(`${JSON.stringify(options)}\n`);
    return STATUS.ok;
  }
  const settled = book.options.length - options.length;
  await out.print(
    lines(
      paint('bold', `${book.title}: ${plural(options.length, 'option')}, the first choice is the default`),
      ...options.map(option => `\n${optionText(option, width, paint)}`),
      '',
      settled > 0 ? `${plural(settled, 'settled ruling')} besides: umpire options ${id} --all` : undefined,
      example(options),
    ),
  );
  return STATUS.ok;
}

function example(options: readonly Option[]): string {
  const open = options.find(option => !option.settled);
  return `Choose with --option, for instance umpire play … --option ${open ? `${open.id}=${open.choices[1]?.id}` : 'ID=CHOICE'}`;
}

/** An option with its choices and their meanings. */
export function optionText({ id, kind, settled, text, choices }: Option, width: number, paint: Paint): string {
  const what = kind === 'optional' ? 'optional rule' : settled ? 'ruling, settled' : 'ruling';
  return [
    `${paint('bold', id)}  ${paint('dim', what)}`,
    hanging('  ', text, width),
    ...choices.map((choice, i) => choiceText(choice, i === 0, settled, width)),
  ].join('\n');
}

export function choiceText(choice: Option['choices'][number], first: boolean, settled: boolean, width: number): string {
  const mark = first ? '*' : settled ? '-' : ' ';
  return hanging(`   ${mark} ${choice.id.padEnd(18)} `, choice.text, width);
}
