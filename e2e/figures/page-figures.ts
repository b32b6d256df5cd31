import type { FigureName, Place } from '../../packages/api-client/src/figures/index.ts';
import { readRendered } from './rendered-value.ts';
import type { PageReader, Spot } from './spots.ts';

/** A figure on a page: which, where, and the server's value. */
export interface PageFigure {
  readonly figure: FigureName;
  readonly at: Spot;
  /** Exact server value in the unit of the dictionary, or a word; null for none. */
  readonly says: number | string | null;
}

/** A figure that is missing, elsewhere, or different from the server's. */
export interface PageDifference {
  readonly figure: FigureName;
  readonly place: Place;
  readonly spot: string;
  readonly rendered: string;
  readonly expected: number | string | null;
}

/** Relative floating-point error allowed. */
const noise = 1e-9;

function problemOf({ figure, says }: PageFigure, shown: string, unit: string | undefined): string | null {
  if (typeof says === 'string') return shown.trim() === says ? null : shown;
  const rendered = readRendered(figure, shown, unit);
  if (rendered.kind === 'unreadable') return `"${shown}" ${rendered.why}`;
  if (rendered.kind === 'none') return says === null ? null : shown;
  const allowed = rendered.rounding + noise * (1 + Math.abs(says ?? 0));
  return says !== null && Math.abs(rendered.value - says) <= allowed ? null : shown;
}

/** Compares a page's figures with the server's; a missing figure is a difference. */
export async function comparePage(
  place: Place,
  page: PageReader,
  figures: readonly PageFigure[],
): Promise<readonly PageDifference[]> {
  const differences: PageDifference[] = [];
  for (const each of figures) {
    const found = await each.at.read(page);
    const problem = found === undefined ? 'nothing found' : problemOf(each, found.text, found.unit);
    if (problem === null) continue;
    differences.push({
      figure: each.figure,
      place,
      spot: each.at.name,
      rendered: problem,
      expected: each.says,
    });
  }
  return differences;
}
