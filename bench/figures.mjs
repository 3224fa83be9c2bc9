// Figures with what is wanted of them: each is printed when it is measured, and all of them as one table at the end.
import { line, number, stats } from './measure.mjs';

/** The figure that is held against what is wanted: the middle one, or the worst of all. */
const heldTo = ({ values, atLeast, worst }) => {
  const { median, min, max } = stats(values);
  if (!worst) return median;
  return atLeast === undefined ? max : min;
};

const wantedOf = ({ atMost, atLeast, unit }) => {
  if (atMost !== undefined) return `≤ ${atMost} ${unit}`.trim();
  return atLeast === undefined ? '' : `≥ ${atLeast} ${unit}`.trim();
};

const isMissed = figure => {
  const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY, values } = figure;
  // what could not be measured is not met
  if (values.length === 0) return true;
  const value = heldTo(figure);
  return !(value <= atMost && value >= atLeast);
};

/** One line of the table: what, measured (with its spread), wanted. */
function row(figure) {
  const { what, values, unit } = figure;
  const { min, max, n } = stats(values);
  const spread = n > 1 ? ` (${number(min)} to ${number(max)}, n=${n})` : '';
  const measured = n === 0 ? 'nothing' : `${number(heldTo(figure))} ${unit}`.trim() + spread;
  return `| ${what} | ${measured} | ${wantedOf(figure)}${isMissed(figure) ? ' **missed**' : ''} |`;
}

/**
 * Collects figures: `what`, its `values` with their `unit`, and `atMost` or `atLeast` if something is wanted of it; of the median, or of
 * the `worst` of them.
 */
export function collected() {
  const figures = [];
  return {
    add(figure, note = '') {
      figures.push(figure);
      const wanted = wantedOf(figure) && `${isMissed(figure) ? 'MISSED: ' : ''}wanted ${wantedOf(figure)}`;
      if (figure.values.length > 0) line(`page: ${figure.what}`, figure.values, figure.unit, note || wanted);
      else console.log(`page: ${figure.what}: nothing measured; ${wanted}`);
    },
    /** The table of everything, and which figures were missed. */
    table() {
      const missed = figures.filter(isMissed).map(({ what }) => what);
      return [
        '',
        '| what | measured | wanted |',
        '|---|---|---|',
        ...figures.map(row),
        '',
        missed.length === 0 ? 'Nothing was missed.' : `Missed: ${missed.join('; ')}.`,
      ].join('\n');
    },
  };
}
