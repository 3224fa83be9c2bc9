/** The large button, which Enter presses: there is never more than one. */
export const LARGE = { kind: 'primary', hint: '↵' } as const;
