import { readStyles, type ShownAs } from './number-formats.ts';
import { sheetRecords, type SheetContext } from './sheet-records.ts';
import type { QuickLines } from './quick-lines.ts';
import { TableProblem, type RecordBatches } from './table-cell.ts';
import { tableTexts } from './texts.ts';
import type { Workbook } from './workbook.ts';
import { readXml } from './xml-events.ts';

/** A sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  /** Its rows, read from the start. */
  readonly records: () => RecordBatches;
  /** Of a csv file, by which its rows can be read without records. */
  readonly quick?: QuickLines;
}

/** Maximum size of a part that is read as a whole, unpacked. */
const mostOfPart = 16 * 1024 ** 2;
/** Maximum size and content of the texts of a workbook, which are all held. */
const shared = {
  bytes: 128 * 1024 ** 2,
  texts: 2_000_000,
  characters: 24_000_000,
  longest: 100_000,
} as const;
/** Maximum sheets: our own files have 500 and three more. */
const mostSheets = 1000;

const daysTo1970 = { from1900: 25_569, from1904: 24_107 } as const;

interface Relation {
  readonly type: string;
  readonly target: string;
}

/** The path of a target, which is relative to the folder of its source. */
function pathOf(source: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const parts = source.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** What a part refers to within the workbook, by id. What lies outside of it is never opened. */
async function relationsOf(workbook: Workbook, part: string): Promise<ReadonlyMap<string, Relation>> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const relations = new Map<string, Relation>();
  if (!workbook.has(name)) return relations;
  await readXml(workbook.read(name, mostOfPart), {
    open(element, { Id: id, Type: type = '', Target: target = '', TargetMode: mode }) {
      if (element !== 'Relationship' || id === undefined || mode === 'External') return;
      relations.set(id, { type: type.slice(type.lastIndexOf('/') + 1), target: pathOf(part, target) });
    },
  });
  return relations;
}

function targetOf(relations: ReadonlyMap<string, Relation>, type: string): string | null {
  return [...relations.values()].find((relation) => relation.type === type)?.target ?? null;
}

async function readSharedStrings(workbook: Workbook, part: string): Promise<readonly string[]> {
  const strings: string[] = [];
  let characters = 0;
  let text = '';
  let [isText, isPhonetic] = [false, false];
  await readXml(workbook.read(part, shared.bytes), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') isText = !isPhonetic;
    },
    text(piece) {
      if (!isText) return;
      text += piece;
      if (text.length > shared.longest) throw new TableProblem(1, tableTexts.damagedWorkbook);
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      strings.push(text);
      characters += text.length;
      if (strings.length > shared.texts || characters > shared.characters)
        throw new TableProblem(1, tableTexts.tooLarge);
    },
  });
  return strings;
}

/** The visible sheets of a workbook in their order, by the ids of their parts. */
async function listSheets(workbook: Workbook, part: string) {
  const sheets: { readonly name: string; readonly id: string }[] = [];
  let epoch: number = daysTo1970.from1900;
  await readXml(workbook.read(part, mostOfPart), {
    open(name, attributes) {
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes['date1904'] ?? ''))
        epoch = daysTo1970.from1904;
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([attribute]) => attribute.endsWith(':id'))?.[1];
      if (sheets.length >= mostSheets) throw new TableProblem(1, tableTexts.tooLarge);
      sheets.push({ name: attributes['name'] ?? '', id: id ?? '' });
    },
  });
  return { sheets, epoch };
}

/**
 * The visible sheets of cells in a workbook.
 *
 * @throws TableProblem when the file is a zip, but no workbook.
 */
export async function sheetsOf(workbook: Workbook): Promise<readonly Sheet[]> {
  const part = targetOf(await relationsOf(workbook, ''), 'officeDocument');
  if (part === null || !workbook.has(part)) throw new TableProblem(1, tableTexts.noWorkbook);
  const relations = await relationsOf(workbook, part);
  const { sheets, epoch } = await listSheets(workbook, part);
  const stylesPart = targetOf(relations, 'styles');
  const stringsPart = targetOf(relations, 'sharedStrings');
  const styles: readonly ShownAs[] =
    stylesPart === null ? [] : await readStyles(workbook.read(stylesPart, mostOfPart));
  const sharedStrings = stringsPart === null ? [] : await readSharedStrings(workbook, stringsPart);
  const context: SheetContext = { sharedStrings, styles, epoch };
  // Sheets that share a part would be read again and again.
  const targets = new Set(sheets.map(({ id }) => relations.get(id)?.target));
  if (targets.size < sheets.length) throw new TableProblem(1, tableTexts.damagedWorkbook);
  return sheets.flatMap(({ name, id }) => {
    const relation = relations.get(id);
    if (relation?.type !== 'worksheet') return [];
    return [{ name, records: () => sheetRecords(workbook.read(relation.target), context) }];
  });
}
