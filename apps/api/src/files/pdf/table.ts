import { inks, styles, type TextStyle } from './look.ts';
import type { Element, Pages } from './pages.ts';

/** A column of a table in a document. */
export interface TableColumn {
  readonly heading: string;
  /** Width relative to the other columns. */
  readonly width: number;
  /** Numbers are aligned right. */
  readonly align: 'left' | 'right';
}

/** A row of a table: a text for each column. The first identifies the row. */
export interface TableRow {
  readonly cells: readonly string[];
  /** A group heads the rows below it, across the whole width when it has one text; a sum ends those above it. */
  readonly kind?: 'group' | 'sum';
}

/** A table whose rows are read once, as they are written. */
export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: Iterable<TableRow> | AsyncIterable<TableRow>;
  /** Description of the table in the structure tree. */
  readonly summary: string;
}

interface Column extends TableColumn {
  readonly x: number;
  readonly inner: number;
}

const gap = 10;
const padding = 3.5;
/** Points by which a group's background extends, so that its text stays aligned with the other rows. */
const overhang = 6;

function columnsOf(pages: Pages, columns: readonly TableColumn[]): readonly Column[] {
  const sum = columns.reduce((total, { width }) => total + width, 0);
  const room = pages.width - gap * (columns.length - 1);
  let x = pages.left;
  return columns.map((column) => {
    const inner = (column.width / sum) * room;
    const placed = { ...column, x, inner };
    x += inner + gap;
    return placed;
  });
}

interface LaidOutRow {
  readonly kind: 'row' | 'group' | 'sum' | 'head';
  readonly lines: readonly (readonly string[])[];
  readonly style: TextStyle;
  readonly height: number;
}

const rowStyles: Readonly<Record<LaidOutRow['kind'], TextStyle>> = {
  row: styles.cell,
  group: styles.sum,
  sum: styles.sum,
  head: styles.heading,
};

function layOut(
  pages: Pages,
  columns: readonly Column[],
  cells: readonly string[],
  kind: LaidOutRow['kind'],
): LaidOutRow {
  const style = rowStyles[kind];
  const isAcross = kind === 'group' && cells.length === 1;
  const lines = columns.map(({ inner }, index) =>
    pages.lines(cells[index] ?? '', isAcross ? pages.width : inner, style),
  );
  const most = Math.max(...lines.map(({ length }) => length));
  return { kind, lines, style, height: most * style.leading + 2 * padding };
}

/** Draws the texts of a row, each through `mark`. */
function drawCells(
  pages: Pages,
  columns: readonly Column[],
  row: LaidOutRow,
  mark: (index: number, draw: () => void) => void,
): void {
  const lowest = row.kind === 'head' ? row.height - padding : 0;
  for (const [index, { x, inner, align }] of columns.entries()) {
    const lines = row.lines[index] ?? [];
    const top = row.kind === 'head' ? lowest - lines.length * row.style.leading : padding;
    mark(index, () => {
      for (const [number, text] of lines.entries())
        pages.line(text, row.style, {
          x,
          top: pages.y + top + number * row.style.leading,
          width: inner,
          align,
        });
    });
  }
}

function drawRules(pages: Pages, row: LaidOutRow): void {
  const { document, left, width, y } = pages;
  if (row.kind === 'group')
    pages.artifact(
      () => void document.rect(left - overhang, y, width + 2 * overhang, row.height).fill(inks.sunken),
    );
  if (row.kind === 'sum') pages.rule(inks.ink, 0.75);
  const below = y + row.height;
  pages.artifact(() => {
    document
      .moveTo(left, below)
      .lineTo(left + width, below)
      .lineWidth(row.kind === 'head' ? 0.75 : 0.5)
      .strokeColor(row.kind === 'head' ? inks.ink : inks.rule)
      .stroke();
  });
}

function drawRow(pages: Pages, columns: readonly Column[], row: LaidOutRow, section: Element): void {
  const element = pages.element('TR', section);
  drawRules(pages, row);
  drawCells(pages, columns, row, (index, draw) => {
    const isHeading = row.kind === 'head' || index === 0;
    const scope = row.kind === 'head' ? 'Column' : 'Row';
    const cell = isHeading ? pages.element('TH', element, { scope }) : pages.element('TD', element);
    pages.mark(cell, draw);
    cell.end();
  });
  element.end();
  pages.y += row.height;
}

/** Repeats the headings on a new page, as artifacts, since a screen reader should read them once. */
function repeatHead(pages: Pages, columns: readonly Column[], head: LaidOutRow): void {
  drawRules(pages, head);
  pages.artifact(() => drawCells(pages, columns, head, (_index, draw) => draw()), 'Pagination');
  pages.y += head.height;
}

/**
 * Writes a table over as many pages as it needs. Headings are repeated, rows do not break, a sum stays with the row
 * above it and a group with the row below it.
 *
 * @yields after each row, so that finished pages can be output.
 */
export async function* writeTable(pages: Pages, table: Table): AsyncGenerator<void, void, void> {
  const columns = columnsOf(pages, table.columns);
  const headings = table.columns.map(({ heading }) => heading);
  const head = layOut(pages, columns, headings, 'head');
  // Headings never stand alone at the foot of a page.
  pages.ensure(head.height + 2 * (styles.cell.leading + 2 * padding));
  const element = pages.element('Table', pages.root, { title: table.summary });
  const headSection = pages.element('THead', element);
  drawRow(pages, columns, head, headSection);
  headSection.end();
  const body = pages.element('TBody', element);
  const draw = (row: LaidOutRow, next: LaidOutRow | null): void => {
    const together = row.kind === 'group' || next?.kind === 'sum' ? (next?.height ?? 0) : 0;
    if (pages.ensure(row.height + together)) repeatHead(pages, columns, head);
    drawRow(pages, columns, row, body);
  };
  let waiting: LaidOutRow | null = null;
  for await (const { cells, kind } of table.rows) {
    const row = layOut(pages, columns, cells, kind ?? 'row');
    if (waiting !== null) draw(waiting, row);
    waiting = row;
    yield;
  }
  if (waiting !== null) draw(waiting, null);
  body.end();
  element.end();
}
