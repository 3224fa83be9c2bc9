export * from './adjudicators.js';
export * from './registers.js';
export * from './rulesets.js';
