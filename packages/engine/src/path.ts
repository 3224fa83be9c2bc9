/** Where in a value something is: `entries[3].order.path`. */
export function pathOf(root: string, keys: readonly PropertyKey[]): string {
  let path = root;
  for (const key of keys) path += typeof key === 'number' ? `[${key}]` : path === '' ? String(key) : `.${String(key)}`;
  return path;
}
