import { afterLineEnd, notQuick } from '../../../import/line-reader.ts';
import type { Resolution } from '../../../quantities/resolution.ts';
import type { FieldProblem } from '../../../server/api-error.ts';
import type { FileItem, FileSettings } from '../file-format.ts';
import { ColumnCells } from './column-cells.ts';
import { mostColumns, PlainRecord, type Delimiter } from './csv-records.ts';
import {
  afterCell,
  plainLineAt,
  type LineEncoding,
  type QuickLines,
  type QuickReader,
} from './quick-lines.ts';
import type { TableMapping } from './mapping.ts';
import { isSeriesKind, type SeriesKind, type TablePlan } from './plan.ts';
import { RepeatedCells, type LineForm } from './repeated-cells.ts';
import { readQuality, type RowQuality } from './row-quality.ts';
import { RowTimes } from './row-times.ts';
import { possibleInstants, RowClock, Series, type PossibleInstants } from './series.ts';
import { cellText, isTooWide, type RecordBatches, type TableCell, type TableRecord } from './table-cell.ts';
import { tableTexts } from './texts.ts';
import { ValueCells } from './value-cells.ts';
import { DaySink, RunSink, type RowSink } from './value-sinks.ts';

/** Values that are held before rows are made of them: 16 MB. */
const mostHeld = 2_000_000;

/** Values that are held at least, so that what takes the rows has not to wait for the end of a file. */
const leastHeld = 400_000;

/** As {@link leastHeld}, before the first rows: what takes them has nothing to do yet. */
const leastAtFirst = 100_000;

/** Values of a row that such rows have at least, on average: a month of hours. */
const shortRun = 744;

/** A site or area whose values are being read. */
interface Owner {
  readonly series: Series;
  readonly sink: RowSink;
  /** Its own order of times, in a table with a row for each of its values. */
  readonly clock: RowClock;
}

/** What cells of the rows of a table say that has a row for each of its values. */
interface Repeated {
  /** Null where something is wrong. */
  readonly instants: RepeatedCells<PossibleInstants | null>;
  readonly owner: RepeatedCells<Owner | null>;
  readonly quality: RepeatedCells<RowQuality | null>;
  readonly unit: RepeatedCells<string>;
  readonly value: ValueColumn;
}

/** Cells beside each other in a line that is read from its bytes. */
interface QuickCells {
  /** What they say; null of the value, and of a cell of which nothing is asked. */
  readonly repeated: RepeatedCells<unknown> | null;
  readonly isValue: boolean;
}

/** How lines are read from their bytes. */
interface QuickForm {
  readonly cells: readonly QuickCells[];
  form: LineForm;
}

interface ValueColumn {
  readonly index: number;
  readonly head: string;
  readonly unit: string | null;
  readonly owner: string | null;
}

const none: readonly FieldProblem[] = [];

/** A number that lost its last digits, as spreadsheets make of long ones. */
function hasLostDigits(cell: TableCell): boolean {
  if (typeof cell === 'number') return !Number.isSafeInteger(cell);
  return typeof cell === 'string' && /^\d[.,]\d+e\+?\d+$/i.test(cell);
}

/** Reads the values of a table over time, and makes rows of them. */
class ValueReader implements QuickReader {
  readonly #kind: SeriesKind;
  readonly #plan: TablePlan;
  readonly #resolution: Resolution | null;
  readonly #settings: FileSettings;
  readonly #columns: ColumnCells;
  readonly #times: RowTimes;
  readonly #values: readonly ValueColumn[];
  readonly #cells: ValueCells;
  /** The order of the rows of a table with a column for each site or area. */
  readonly #clock: RowClock;
  readonly #constants: Readonly<Record<string, string>>;
  readonly #owners = new Map<string, Owner>();
  readonly #columnOwners: Owner[] = [];
  readonly #repeated: Repeated | null;
  readonly #ends: Int32Array;
  /** Undefined until a record has told what separates cells; null when lines cannot be read so. */
  #quick: QuickForm | null | undefined;
  /** What is wrong with lines that were read from their bytes. */
  #problems: FileItem[] = [];
  #sinceLook = 0;
  #leastHeld = leastAtFirst;

  constructor(kind: SeriesKind, plan: TablePlan, mapping: TableMapping, settings: FileSettings) {
    this.#kind = kind;
    this.#plan = plan;
    this.#resolution = mapping.resolution ?? null;
    this.#settings = settings;
    this.#columns = new ColumnCells(plan.columns);
    this.#times = new RowTimes(this.#columns, mapping.dateOrder ?? null);
    this.#constants = {
      ...(settings.corporateGroup === null ? {} : { corporate_group: settings.corporateGroup }),
      ...(settings.priceArea === null ? {} : { price_area: settings.priceArea }),
      ...mapping.constants,
    };
    this.#cells = new ValueCells(kind, mapping.decimalMark ?? null, settings.sekPerEur);
    this.#clock = new RowClock();
    this.#values = plan.columns.flatMap(({ meaning, head, unit, siteId }, index) =>
      meaning === 'value' || meaning === 'site' || meaning === 'area'
        ? [{ index, head, unit: unit ?? this.#constants['unit'] ?? null, owner: siteId }]
        : [],
    );
    this.#repeated = this.#repeatedCells();
    this.#ends = new Int32Array(plan.columns.length);
  }

  #repeatedCells(): Repeated | null {
    const [value, other] = this.#values;
    if (this.#plan.form === 'wide' || value === undefined || other !== undefined) return null;
    const placesOf = (...meanings: readonly string[]): readonly number[] =>
      this.#plan.columns.flatMap(({ meaning }, place) =>
        meaning !== null && meanings.includes(meaning) ? [place] : [],
      );
    return {
      value,
      instants: new RepeatedCells(placesOf('time', 'date', 'clock', 'offset'), (record) => {
        const time = this.#times.read(record);
        return 'problem' in time ? null : possibleInstants(time, this.#plan.timeZone);
      }),
      owner: new RepeatedCells(placesOf('site_id', 'price_area', 'corporate_group'), (record) => {
        const owner = this.#ownerOfRow(record);
        return 'field' in owner ? null : owner;
      }),
      quality: new RepeatedCells(placesOf('quality'), (record) => {
        const quality = readQuality(this.#columns, record, this.#plan.form);
        return 'problem' in quality || quality.isGap ? null : quality;
      }),
      unit: new RepeatedCells(placesOf('unit'), (record) =>
        this.#columns.has('unit') ? cellText(this.#columns.cell(record, 'unit')) : '',
      ),
    };
  }

  /**
   * Takes the value of a row that is written as most rows of a file are, without cutting out its cells.
   *
   * @returns what is wrong with it; null when it has to be read cell by cell, with nothing taken
   */
  #takePlain(record: PlainRecord, repeated: Repeated): readonly FieldProblem[] | null {
    const { piece, line } = record;
    const ends = this.#ends;
    if (!record.findEnds(ends)) return null;
    const instants = repeated.instants.of(record, ends);
    // Then its site must not be begun by it.
    if (instants === null) return null;
    const owner = repeated.owner.of(record, ends);
    const quality = repeated.quality.of(record, ends);
    if (owner === null || quality === null) return null;
    const { index, unit } = repeated.value;
    const start = index === 0 ? record.start : (ends[index - 1] ?? 0) + 1;
    const named = repeated.unit.of(record, ends);
    const value = this.#cells.readPlain(piece, start, ends[index] ?? 0, named === '' ? unit : named);
    if (Number.isNaN(value)) return null;
    return this.#add(owner, instants, value, quality, line);
  }

  /** Adds the value of a row; null when its time is not one, with nothing added. */
  #add(
    { clock, series }: Owner,
    instants: PossibleInstants,
    value: number,
    { isEstimated }: RowQuality,
    line: number,
  ): readonly FieldProblem[] | null {
    const instant = clock.next(instants);
    // It says so again where it is read cell by cell.
    if (typeof instant !== 'number') return null;
    if (clock.missing !== null) series.notice(clock.missing);
    const problem = series.add(instant, value, isEstimated, line);
    return problem === null ? none : [this.#columns.problem(this.#times.meaning, problem)];
  }

  /** How the lines of a table are read from their bytes; null when it has cells of one meaning that are apart. */
  #quickForm({ value, instants, owner, quality, unit }: Repeated, delimiter: Delimiter): QuickForm | null {
    const groups = [instants, owner, quality, unit];
    if (groups.some(({ isSpan }) => !isSpan)) return null;
    const cells: QuickCells[] = [];
    for (let place = 0; place < this.#plan.columns.length;) {
      const group = groups.find(({ places }) => places[0] === place) ?? null;
      cells.push({ repeated: group, isValue: place === value.index });
      place += group?.places.length ?? 1;
    }
    return { cells, form: { delimiter, delimiterCode: delimiter.charCodeAt(0), encoding: null } };
  }

  readQuickly(bytes: Buffer, start: number, line: number, encoding: LineEncoding): number {
    const quick = this.#quick;
    if (quick === undefined || quick === null) return notQuick;
    if (quick.form.encoding !== encoding) quick.form = { ...quick.form, encoding };
    const end = this.#passLine(quick, bytes, start, line);
    if (end !== notQuick) return end;
    const plain = plainLineAt(bytes, start, encoding);
    if (plain === null || plain.text.length >= mostColumns) return notQuick;
    const record = new PlainRecord(line, plain.text, 0, plain.text.length, quick.form.delimiter);
    const problems = this.take(record);
    if (problems.length > 0) this.#problems.push({ line, problems });
    return plain.next;
  }

  /** Takes the value of a line whose cells are written like those of lines before. */
  #passLine({ cells, form }: QuickForm, bytes: Buffer, start: number, line: number): number {
    const repeated = this.#repeated;
    if (repeated === null) return notQuick;
    const { delimiterCode } = form;
    let at = start;
    for (let place = 0; place < cells.length; place += 1) {
      if (place > 0) {
        if (bytes[at] !== delimiterCode) return notQuick;
        at += 1;
      }
      const cell = cells[place];
      if (cell === undefined) return notQuick;
      if (cell.isValue) at = this.#cells.pass(bytes, at, delimiterCode);
      else if (cell.repeated === null) at = afterCell(bytes, at, delimiterCode);
      else at = cell.repeated.pass(bytes, at, form);
      if (at === notQuick) return notQuick;
    }
    const end = afterLineEnd(bytes, at);
    const { said: instants } = repeated.instants;
    const { said: owner } = repeated.owner;
    const { said: quality } = repeated.quality;
    const { said: named } = repeated.unit;
    if (end === notQuick || !instants || !owner || !quality || named === undefined) return notQuick;
    const value = this.#cells.passed(named === '' ? repeated.value.unit : named);
    if (Number.isNaN(value)) return notQuick;
    const problems = this.#add(owner, instants, value, quality, line);
    if (problems === null) return notQuick;
    if (problems.length > 0) this.#problems.push({ line, problems });
    this.#sinceLook += 1;
    return end;
  }

  /** What was wrong with lines that were read from their bytes since the last time. */
  takeProblems(): readonly FileItem[] {
    const problems = this.#problems;
    if (problems.length > 0) this.#problems = [];
    return problems;
  }

  /** Takes the values of a row, and says what is wrong with others. */
  take(record: TableRecord): readonly FieldProblem[] {
    this.#sinceLook += 1;
    if (this.#repeated !== null && record instanceof PlainRecord) {
      if (this.#quick === undefined) this.#quick = this.#quickForm(this.#repeated, record.delimiter);
      const problems = this.#takePlain(record, this.#repeated);
      if (problems !== null) return problems;
    }
    if (isTooWide(record, this.#plan.columns.length)) return [{ field: '', texts: [tableTexts.tooWide] }];
    const time = this.#times.read(record);
    if ('problem' in time) return [time.problem];
    const owner = this.#plan.form === 'wide' ? null : this.#ownerOfRow(record);
    if (owner !== null && 'field' in owner) return [owner];
    const clock = owner?.clock ?? this.#clock;
    const instant = clock.next(possibleInstants(time, this.#plan.timeZone));
    if (typeof instant !== 'number') return [this.#columns.problem(this.#times.meaning, instant)];
    const quality = readQuality(this.#columns, record, this.#plan.form);
    if ('problem' in quality) return [quality.problem];
    const { missing } = clock;
    const problems: FieldProblem[] = [];
    this.#values.forEach((column, place) => {
      const own = owner ?? this.#ownerAt(place, column);
      if (missing !== null && place === 0) own.series.notice(missing);
      const problem = this.#takeValue(record, column, own, instant, quality);
      if (problem !== null) problems.push(problem);
    });
    return problems;
  }

  #takeValue(
    record: TableRecord,
    { index, head, unit }: ValueColumn,
    { series }: Owner,
    instant: number,
    { isEstimated, isGap }: RowQuality,
  ): FieldProblem | null {
    const named = this.#columns.has('unit') ? cellText(this.#columns.cell(record, 'unit')) : '';
    const read = this.#cells.read(record.cells[index], named === '' ? unit : named);
    const isValue = typeof read === 'number' && !isGap;
    const { line } = record;
    const text = series.add(instant, isValue ? read : Number.NaN, isEstimated, line);
    if (typeof read !== 'number') return { field: head, texts: [read] };
    return text === null ? null : this.#columns.problem(this.#times.meaning, text);
  }

  #ownerOfRow(record: TableRecord): Owner | FieldProblem {
    const meaning = this.#kind === 'meter_values' ? 'site_id' : 'price_area';
    const cell = this.#columns.cell(record, meaning);
    if (hasLostDigits(cell))
      return this.#columns.problem(meaning, tableTexts.digitsLost({ read: cellText(cell).slice(0, 40) }));
    const name = cellText(cell) || (this.#constants[meaning] ?? '');
    if (name === '') return this.#columns.problem(meaning, tableTexts.noOwner);
    return this.#ownerNamed(name, cellText(this.#columns.cell(record, 'corporate_group')));
  }

  /** The owner of a column of values. */
  #ownerAt(place: number, { owner }: ValueColumn): Owner {
    const own = this.#columnOwners[place] ?? this.#ownerNamed(owner ?? '', '');
    this.#columnOwners[place] = own;
    return own;
  }

  #ownerNamed(name: string, corporateGroup: string): Owner {
    const group = corporateGroup || (this.#constants['corporate_group'] ?? '');
    const key = `${group} ${name}`;
    const known = this.#owners.get(key);
    if (known !== undefined) return known;
    const sink = this.#sinkOf(group, name);
    const owner = {
      sink,
      series: new Series(sink, this.#resolution),
      clock: new RowClock(),
    };
    this.#owners.set(key, owner);
    return owner;
  }

  #sinkOf(corporateGroup: string, name: string): RowSink {
    if (this.#kind === 'meter_values')
      return new RunSink(corporateGroup, this.#settings.siteIds.get(name) ?? name);
    return new DaySink(name.toUpperCase(), {
      field: this.#kind === 'spot_prices' ? 'ore_per_kwh' : 'celsius',
      mayBeginWithinDay: this.#plan.timeZone !== 'Europe/Stockholm',
    });
  }

  /** Rows that are ready. When too much is held, rows are made of everything. */
  *ready(): Generator<FileItem, void, undefined> {
    // A look at each costs more than a row, when there are many.
    if (this.#sinceLook < this.#owners.size) return;
    this.#sinceLook = 0;
    let held = 0;
    for (const { sink } of this.#owners.values()) {
      yield* sink.rows(false);
      held += sink.size;
    }
    const enough = Math.max(this.#leastHeld, shortRun * this.#owners.size);
    if (held <= Math.min(enough, mostHeld)) return;
    this.#leastHeld = leastHeld;
    for (const { sink } of this.#owners.values()) yield* sink.rows(true);
  }

  *end(): Generator<FileItem, void, undefined> {
    const owners = [...this.#owners.values()];
    const known = new Set(owners.map(({ series }) => series.resolution));
    known.delete(null);
    const [only = null, other] = known;
    for (const { series, sink } of owners) {
      const problem = series.end(other === undefined ? only : null);
      if (problem !== null)
        yield { line: problem.line, problems: [this.#columns.problem(this.#times.meaning, problem.text)] };
      yield* sink.rows(true);
    }
  }
}

/** The rows of a table of values over time. */
export async function* valueItems(
  batches: RecordBatches,
  plan: TablePlan,
  {
    mapping,
    settings,
    quick,
  }: {
    readonly mapping: TableMapping;
    readonly settings: FileSettings;
    /** Where the lines of the rows are, when they may be read from their bytes. */
    readonly quick: QuickLines | null;
  },
): AsyncGenerator<FileItem, void, undefined> {
  if (!isSeriesKind(plan.kind)) return;
  const reader = new ValueReader(plan.kind, plan, mapping, settings);
  if (quick !== null) quick.reader = reader;
  for await (const batch of batches) {
    yield* reader.takeProblems();
    for (const record of batch) {
      const problems = reader.take(record);
      if (problems.length > 0) yield { line: record.line, problems };
    }
    yield* reader.ready();
  }
  yield* reader.end();
}
