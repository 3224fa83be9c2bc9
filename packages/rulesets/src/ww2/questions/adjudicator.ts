import { OPTIONS } from '../options.js';
import { QUESTIONS } from './index.js';

export const ADJUDICATOR = {
  id: 'ww2',
  title: 'World War 2',
  options: OPTIONS.filter(option => !option.settled),
  questions: QUESTIONS,
};
