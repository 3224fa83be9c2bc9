export declare function portSaid(
  option: string | undefined,
  env?: Readonly<Record<string, string | undefined>>,
): { readonly port?: number; readonly wrong?: string };
