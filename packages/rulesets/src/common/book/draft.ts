/** Something that is being made, before it takes its place in a state. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };
