/** Packages of others that ours need, as they name them. */
export function needed(): Readonly<Record<string, string>>;
