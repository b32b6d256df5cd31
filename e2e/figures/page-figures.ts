import type { FigureName, Place } from '../../packages/api-client/src/figures/index.ts';
import { readRendered } from './rendered-value.ts';
import type { PageReader, Spot } from './spots.ts';

/** A figure on a page: which, where it stands, and what the server says that it is. */
export interface PageFigure {
  readonly figure: FigureName;
  readonly at: Spot;
  /** As exact as the server tells it, in the unit of the dictionary; a word as it is; null where there is none. */
  readonly says: number | string | null;
}

/** A figure that stands elsewhere or says something else than the server, or is not found. */
export interface PageDifference {
  readonly figure: FigureName;
  readonly place: Place;
  readonly spot: string;
  readonly rendered: string;
  readonly expected: number | string | null;
}

/** What floating point may lose on the way, of the size of a number. */
const NOISE = 1e-9;

function problemOf({ figure, says }: PageFigure, shown: string, unit: string | undefined): string | null {
  if (typeof says === 'string') return shown.trim() === says ? null : shown;
  const rendered = readRendered(figure, shown, unit);
  if (rendered.kind === 'unreadable') return `"${shown}" ${rendered.why}`;
  if (rendered.kind === 'none') return says === null ? null : shown;
  const allowed = rendered.rounding + NOISE * (1 + Math.abs(says ?? 0));
  return says !== null && Math.abs(rendered.value - says) <= allowed ? null : shown;
}

/** Holds what a page shows against what the server says; a figure that is not found is a difference. */
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
