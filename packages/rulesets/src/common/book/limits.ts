/**
 * Every comparison of a measure with a limit of a book, in the book's own unit and words: «within X» includes X, «closer than X» does
 * not.
 */
export { atMost as within, lessThan as closerThan, moreThan as beyond, SLACK } from '@umpire/engine';
