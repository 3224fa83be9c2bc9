/** How long a bot may think. Every position that it looks at is a node. */
export interface Budget {
  readonly nodes: number;
  /** Asked between nodes: somebody wants an answer now. The bot then gives the best it has. */
  stop(): boolean;
}

export const UNLIMITED: Budget = { nodes: Number.POSITIVE_INFINITY, stop: () => false };

/** So many positions and no more. */
export const nodesOnly = (nodes: number): Budget => ({ nodes, stop: () => false });

/** Until an `AbortSignal` or the like says so. */
export const until = (signal: { readonly aborted: boolean }): Budget => ({
  nodes: Number.POSITIVE_INFINITY,
  stop: () => signal.aborted,
});
