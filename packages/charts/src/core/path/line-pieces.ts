import { penUp } from '../decimate/m4.ts';
import type { TimeScale } from '../scale/time-scale.ts';
import type { ValueScale } from '../scale/value-scale.ts';
import { flattened, longest, nextTexts, precision, writeMove, writeNext, writeTenths } from './tenths.ts';

/** Selected samples, and where they lie. */
export interface PlacedSamples {
  /** Sample indices in order of time, `penUp` at gaps. */
  readonly selection: Int32Array;
  /** Starts of all samples, UTC ms, strictly rising. */
  readonly starts: Float64Array;
  readonly values: Float64Array;
  readonly x: Pick<TimeScale, 'domain' | 'perMs' | 'toX'>;
  readonly y: Pick<ValueScale, 'perUnit' | 'toY'>;
}

/** Commands after which path data is {@link flattened}, so that its short-lived pieces are collected early. */
const flattenedEvery = 64;

/** In place of a position: lifts the pen. */
const lifted = 0x7fffffff;

/** `l` and a move to the right, by tenths of a px: what lies further apart is rare. */
const across = /* @__PURE__ */ Array.from({ length: 64 }, (_, tenths) => `l${writeTenths(tenths)}`);

/**
 * Writes the line through selected samples as path data: in pieces of at most a width and the way to the next sample, each
 * of which begins where the one before it ends. A sample that the line passes on its way up or down, within one px, is
 * left out: the same px are covered, with a third less to write and to paint where lines are dense.
 *
 * Relative commands take a third of the text and time of absolute ones; they lead from one rounded position to the next,
 * so that errors do not add up. A sample between two gaps becomes a dash 2 px wide, since a line of no length draws
 * nothing. One pass without calls for each sample: this is the largest part of a mount, and most of it runs before it has
 * been compiled.
 *
 * @param pieceWidth - Width of a piece, px; infinite for a line in one piece, such as a dashed one.
 */
export function linePieces(
  { selection, starts, values, x, y }: PlacedSamples,
  pieceWidth: number,
): readonly string[] {
  const [from] = x.domain;
  const left = x.toX(from) * precision;
  const perMs = x.perMs * precision;
  const zero = y.toY(0) * precision;
  const perUnit = y.perUnit * precision;
  const width = pieceWidth * precision;
  const pieces: string[] = [];
  let path = '';
  let commands = 0;
  let lastX = 0;
  let lastY = 0;
  let edge = -lifted;
  let isDown = false;
  let nextX = lifted;
  let nextY = lifted;
  for (let i = 0; i <= selection.length; i += 1) {
    const hereX = nextX;
    const hereY = nextY;
    const index = selection[i] ?? penUp;
    if (index === penUp) nextX = lifted;
    else {
      nextX = Math.round(left + ((starts[index] ?? 0) - from) * perMs);
      nextY = Math.round(zero - (values[index] ?? 0) * perUnit);
    }
    if (hereX === lifted) {
      isDown = false;
      continue;
    }
    const isPassed = lastY < nextY ? lastY <= hereY && hereY <= nextY : nextY <= hereY && hereY <= lastY;
    if (isPassed && isDown && nextX - lastX <= precision) continue;
    const isBeyond = hereX >= edge;
    if (isBeyond && !isDown) {
      pieces.push(flattened(path));
      path = '';
    }
    if (isDown) {
      const right = hereX - lastX;
      const down = hereY - lastY;
      path += (across[right] ?? `l${writeTenths(right)}`) + (nextTexts[down + longest] ?? writeNext(down));
    } else path += nextX === lifted ? `${writeMove(hereX - precision, hereY)}h2` : writeMove(hereX, hereY);
    commands += 1;
    if (commands % flattenedEvery === 0) path = flattened(path);
    if (isBeyond) {
      edge = (Math.floor(hereX / width) + 1) * width;
      if (isDown) {
        pieces.push(flattened(path));
        path = nextX === lifted ? '' : writeMove(hereX, hereY);
      }
    }
    isDown = true;
    lastX = hereX;
    lastY = hereY;
  }
  pieces.push(flattened(path));
  return pieces.filter(Boolean);
}
