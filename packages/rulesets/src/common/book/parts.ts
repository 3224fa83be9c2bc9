/** A book that is being put together: each part is handed those before it, and adds what it makes of them. */
export interface Parts<Made> {
  readonly made: Made;
  with<More>(part: (made: Made) => More): Parts<Made & More>;
}

export const parts = <Made extends object>(made: Made): Parts<Made> => ({
  made,
  with: part => parts({ ...made, ...part(made) }),
});
