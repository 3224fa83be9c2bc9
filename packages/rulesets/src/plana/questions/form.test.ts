import { describe } from 'vitest';
import { forms, sentences } from '../../../../../tests/kit/forms.js';
import { ADJUDICATOR as book } from './adjudicator.js';
import { LABELS } from './labels.js';

describe('the forms of the questions', () => {
  forms(book, LABELS);
});
describe('results in a sentence', () => {
  sentences(book);
});
