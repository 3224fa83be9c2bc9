/** A book that is being put together: each part is handed those before it, and adds what it makes of them. */
export interface Assembly<Made> {
  readonly made: Made;
  with<More>(part: (made: Made) => More): Assembly<Made & More>;
}

export const assembly = <Made extends object>(made: Made): Assembly<Made> => ({
  made,
  with: part => assembly({ ...made, ...part(made) }),
});
