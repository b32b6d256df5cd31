import { valueAt } from './typed-array.ts';

/** An ordinary least squares fit of several terms. */
export interface LeastSquares {
  /** One per term. */
  readonly coefficients: readonly number[];
  /** Standard error of each coefficient. */
  readonly errors: readonly number[];
  /** Sum of the squared residuals. */
  readonly squares: number;
  /** Standard error of the mean at some terms, given the residual variance. */
  errorAt(terms: readonly number[]): number;
}

/** Inverse of a symmetric matrix by Gauss–Jordan elimination with pivoting; null when it has none. */
function inverse(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] | null {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column += 1) {
    const at = (row: number) => Math.abs(rows[row]?.[column] ?? 0);
    let pivot = column;
    for (let row = column + 1; row < size; row += 1) if (at(row) > at(pivot)) pivot = row;
    const [lead, other] = [rows[pivot], rows[column]];
    const scale = lead?.[column] ?? 0;
    if (!lead || !other || Math.abs(scale) < 1e-12) return null;
    rows[pivot] = other;
    const normed = lead.map((value) => value / scale);
    rows[column] = normed;
    for (const [i, row] of rows.entries()) {
      const factor = row[column] ?? 0;
      if (i !== column && factor !== 0) rows[i] = row.map((value, j) => value - factor * (normed[j] ?? 0));
    }
  }
  return rows.map((row) => row.slice(size));
}

function product(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += valueAt(a, i) * valueAt(b, i);
  return sum;
}

/**
 * Fits values to terms.
 *
 * @param terms - One column per term, each as long as the values; a column of ones is the constant.
 * @param searched - Number of parameters found by search besides the coefficients, such as change points: each costs a
 * degree of freedom.
 * @returns Null when the terms do not determine the coefficients, or no degree of freedom remains.
 */
export function leastSquares(
  values: Float64Array,
  terms: readonly Float64Array[],
  searched = 0,
): LeastSquares | null {
  const freedom = values.length - terms.length - searched;
  if (freedom < 1) return null;
  const inverted = inverse(terms.map((one) => terms.map((two) => dot(one, two))));
  if (!inverted) return null;
  const moments = terms.map((term) => dot(term, values));
  const coefficients = inverted.map((row) => product(row, moments));
  let squares = 0;
  for (let i = 0; i < values.length; i += 1) {
    let residual = valueAt(values, i);
    for (const [j, term] of terms.entries()) residual -= valueAt(term, i) * (coefficients[j] ?? 0);
    squares += residual ** 2;
  }
  const variance = squares / freedom;
  return {
    coefficients,
    errors: inverted.map((row, i) => Math.sqrt(Math.max(0, variance * (row[i] ?? 0)))),
    squares,
    errorAt: (at) =>
      Math.sqrt(
        Math.max(
          0,
          variance *
            product(
              at,
              inverted.map((row) => product(row, at)),
            ),
        ),
      ),
  };
}

/** 97.5 % point of the normal distribution. */
const normal = 1.959_963_984_540_054;

/**
 * The 97.5 % point of Student's t, by the expansion of Cornish and Fisher (Abramowitz & Stegun 26.7.5): accurate to
 * 0.001 from 6 degrees of freedom.
 */
export function studentT(freedom: number): number {
  const z = normal;
  const g1 = (z ** 3 + z) / 4;
  const g2 = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const g3 = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  const g4 = (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160;
  return z + g1 / freedom + g2 / freedom ** 2 + g3 / freedom ** 3 + g4 / freedom ** 4;
}
