/**
 * Stands in for d3-transition in the build. d3-zoom needs of it only that a transition can be interrupted; we run none, and
 * the library brings colours, easing and timers with it (12 kB gzip).
 */
export const interrupt = (): void => {};
