import type { Refusal } from '@umpire/engine';

/** Exit statuses, the same for every command; each command's help says what 1 means there. */
export const STATUS = { ok: 0, no: 1, unusable: 2, broken: 70, interrupted: 130 } as const;

/** A command cannot go on, and the person who gave it can do something about it. Never shown with a stack trace. */
export class Stop extends Error {
  constructor(
    message: string,
    /** Something to try, on a line of its own. */
    readonly hint?: string,
    readonly status: number = STATUS.unusable,
  ) {
    super(message);
  }
}

/** What a system call complains of, in words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code && REASONS[code]) ?? message ?? String(error);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'that is a folder',
  ENOTDIR: 'part of the path is not a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk can only be read',
  EFBIG: 'the file would be too large',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links go round in a circle',
};

/** What the engine refuses, in one line: where, and why. */
export const refusalWords = ({ rule, path, message }: Refusal): string =>
  [path && `${path}:`, message, rule && `(${rule})`].filter(Boolean).join(' ');
