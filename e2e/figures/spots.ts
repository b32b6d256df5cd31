import type { Locator } from '@playwright/test';

/** A text on a page, with its unit if that is elsewhere. */
export interface SpotText {
  readonly text: string;
  readonly unit: string | undefined;
}

/** A place of a figure on a page. */
export interface Spot {
  /** Description of how a person finds it. */
  readonly name: string;
  /** Its text; undefined when the place is not found. */
  readonly read: (page: PageReader) => Promise<SpotText | undefined>;
}

interface Described {
  readonly term: string;
  readonly details: readonly string[];
}

interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly { readonly heading: string; readonly cells: readonly string[] }[];
}

/** Reads a loaded page, or a part of one: every table and list once. */
export class PageReader {
  readonly root: Locator;
  readonly #tables = new Map<string, Promise<Table | undefined>>();
  #described: Promise<readonly Described[]> | undefined;

  constructor(root: Locator) {
    this.root = root;
  }

  /** A table by its name; undefined when there is none. */
  table(name: string): Promise<Table | undefined> {
    const known = this.#tables.get(name) ?? readTable(this.root, name);
    this.#tables.set(name, known);
    return known;
  }

  /** Every tile, and every entry of a description list. */
  described(): Promise<readonly Described[]> {
    this.#described ??= this.root.locator('dt').evaluateAll((terms) =>
      terms.map((term) => ({
        // The term also contains its help button.
        term:
          [...term.childNodes]
            .find(({ nodeType }) => nodeType === Node.TEXT_NODE)
            ?.nodeValue?.replaceAll('\u00A0', ' ') ?? '',
        details: [...(term.parentElement?.querySelectorAll(':scope > dd') ?? [])].map(
          ({ textContent }) => textContent,
        ),
      })),
    );
    return this.#described;
  }
}

async function readTable(root: Locator, name: string): Promise<Table | undefined> {
  const grid = root
    .getByRole('grid', { name, exact: true })
    .or(root.getByRole('treegrid', { name, exact: true }));
  if ((await grid.count()) !== 1) return undefined;
  const read = await grid.evaluate((table) => ({
    headings: [...table.querySelectorAll('[role=columnheader], thead th')].map(
      ({ textContent }) => textContent,
    ),
    rows: [...table.querySelectorAll('[role=row], tr')].map((row) => ({
      heading: row.querySelector('[role=rowheader], tbody th, tfoot th')?.textContent,
      // A heading over several columns omits that many cells.
      cells: [...row.querySelectorAll('[role=rowheader], [role=gridcell], tbody th, tfoot th, td')].flatMap(
        (each) => [
          each.textContent,
          ...Array.from(
            { length: Number(each.getAttribute('aria-colspan') ?? each.getAttribute('colspan') ?? 1) - 1 },
            () => '',
          ),
        ],
      ),
    })),
  }));
  return {
    headings: read.headings.map(plain),
    rows: read.rows.flatMap(({ heading, cells }) =>
      heading === undefined ? [] : [{ heading: plain(heading), cells }],
    ),
  };
}

/** Normalizes spaces and digits of a heading. */
function plain(heading: string): string {
  return heading.replaceAll('\u00A0', ' ').replaceAll('₂', '2').trim();
}

/** The unit behind the comma of a heading: "Förbrukning, kWh". */
function unitOfHeading(heading: string): string | undefined {
  return /, ([^,]+)$/.exec(heading)?.[1];
}

function described(name: string, term: string, detail: number, nth: number): Spot {
  return {
    name,
    async read(page) {
      const found = (await page.described()).filter((each) => each.term === term)[nth];
      const text = found?.details[detail];
      return text === undefined ? undefined : { text, unit: undefined };
    },
  };
}

/**
 * The figure of a tile or of an entry in a description list, by its label. @param nth - among those with the same
 * label,
 * from 0
 */
export function tile(label: string, nth = 0): Spot {
  return described(`tile "${label}"`, label, 0, nth);
}

/** The line under the figure of a tile. */
export function belowTile(label: string): Spot {
  return described(`below tile "${label}"`, label, 1, 0);
}

/**
 * A cell of a table.
 *
 * @param row - its heading, or which it is, from 0, where several have the same
 * @param heading - of its column, with its unit: "Förbrukning, kWh"
 */
export function cell(table: string, row: string | number, heading: string): Spot {
  return {
    name: `table "${table}", row "${row}", column "${heading}"`,
    async read(page) {
      const found = await page.table(table);
      const column = found?.headings.indexOf(heading) ?? -1;
      const rows = found?.rows.filter((each, nth) => (typeof row === 'number' ? nth : each.heading) === row);
      const text = rows?.length === 1 ? rows[0]?.cells[column] : undefined;
      return text === undefined ? undefined : { text, unit: unitOfHeading(heading) ?? unitOfHeading(table) };
    },
  };
}

/** The sum next to the period over a chart, by the chart's heading. */
export function chartSum(chart: RegExp): Spot {
  return {
    name: `chart ${chart.source}, its sum`,
    read: (page) => textOf(page.root.getByRole('figure', { name: chart }).first().locator('strong').first()),
  };
}

/** The element of a locator, if there is exactly one. */
export function element(name: string, locate: (root: Locator) => Locator): Spot {
  return { name, read: (page) => textOf(locate(page.root)) };
}

/** A part of a spot's text. @param pattern - its first group is the part @param unit - when the text has none */
export function part(spot: Spot, pattern: RegExp, unit?: string): Spot {
  return {
    name: `${spot.name}, ${pattern.source}`,
    async read(page) {
      const whole = (await spot.read(page))?.text.replaceAll('\u00A0', ' ');
      const found = whole === undefined ? undefined : pattern.exec(whole)?.[1];
      return found === undefined ? undefined : { text: found, unit };
    },
  };
}

async function textOf(locator: Locator): Promise<SpotText | undefined> {
  if ((await locator.count()) !== 1) return undefined;
  return { text: (await locator.textContent()) ?? '', unit: undefined };
}
