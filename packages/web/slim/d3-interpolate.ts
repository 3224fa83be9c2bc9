/** Stands in for d3-interpolate in the build: d3-zoom calls it in transitions only, and we run none. */
export const interpolateZoom = () => (): readonly number[] => [0, 0, 0];
