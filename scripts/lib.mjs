// What the scripts share: the root of the project, running a program, and saying what is going on.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
