// What the scripts share: the root of the project, running a program, and saying what is going on.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const at = (...parts) => join(root, ...parts);
export const say = text => process.stderr.write(`${text}\n`);

/** Runs a program with our own input and output; gives its exit status. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) say(`${program}: ${error.message}`);
  return status ?? 1;
}

/** Runs a program and hands back what it printed. */
export function capture(program, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...options,
  });
  return { status: status ?? 1, stdout, stderr };
}

/** Runs node with an argument list, as a child that ends with us. */
export function node(args, options = {}) {
  return run(process.execPath, args, options);
}

/**
 * What a script was asked for: `texts` and `counts` (whole numbers) by name, with what is meant where nothing is said. With --help, or where something
 * cannot be understood, its usage is shown, and the script ends before it has begun. `rest`: the name under which words without a name are handed
 * over, where the script takes any.
 */
export function wanted(usage, { texts = [], counts = {}, rest }) {
  const end = (text, status) => {
    say(text);
    process.exit(status);
  };
  const text = { type: 'string' };
  const options = Object.fromEntries([...texts, ...Object.keys(counts)].map(name => [name, text]));
  let values;
  try {
    const args = { ...options, help: { type: 'boolean', short: 'h' } };
    const found = parseArgs({ options: args, allowPositionals: rest !== undefined });
    values = { ...found.values, ...(rest && { [rest]: found.positionals }) };
  } catch (error) {
    end(`${error.message}\n\n${usage}`, 2);
  }
  if (values.help) end(usage, 0);
  for (const [name, usual] of Object.entries(counts)) {
    const said = values[name];
    if (said !== undefined && !/^\d+$/.test(said)) end(`--${name} ${said}: a whole number is wanted\n\n${usage}`, 2);
    values[name] = said === undefined ? usual : Number(said);
  }
  return values;
}
