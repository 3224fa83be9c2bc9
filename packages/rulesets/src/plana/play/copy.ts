import type { State } from './state.js';

/** A state that can be changed without the other one; elements of lists never change. */
export const copyOfState = (s: State): State => ({
  ...s,
  clouds: s.clouds.slice(),
  objectives: s.objectives.slice(),
  regiments: s.regiments.slice(),
  battalions: s.battalions.slice(),
  companies: s.companies.slice(),
  bases: s.bases.slice(),
  commanders: s.commanders.slice(),
  assets: s.assets.slice(),
  packages: s.packages.slice(),
  calls: s.calls.slice(),
});
