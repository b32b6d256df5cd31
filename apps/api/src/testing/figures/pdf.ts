import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inFolder } from '../../files/testing/programs.ts';
import type { ReadSheet } from './download.ts';

/** A large figure at the top: its label, its value with the unit, and the text below. */
export interface KeyFigure {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/** Content of a document, from its accessibility structure. */
export interface ReadPdf {
  /** Tables by the heading above them. */
  readonly tables: ReadonlyMap<string, ReadSheet>;
  readonly keyFigures: readonly KeyFigure[];
  /** Every other text, in order. */
  readonly texts: readonly string[];
}

/** Replaces spaces of every kind with a plain space. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

interface Block {
  readonly tag: string;
  readonly texts: string[];
}

/** The blocks of a structure with their own texts, in order; `pdfinfo -struct-text` indents by two spaces per level. */
function blocksOf(structure: string): Block[] {
  const blocks: Block[] = [];
  for (const line of structure.split('\n')) {
    const [, text] = /^\s*"(.*)"$/.exec(line) ?? [];
    const [, tag] = /^\s*([A-Z]\w*)/.exec(line) ?? [];
    if (text !== undefined) blocks.at(-1)?.texts.push(plain(text));
    else if (tag !== undefined) blocks.push({ tag, texts: [] });
  }
  return blocks;
}

/** Assembles blocks into tables and key figures. */
function readBlocks(blocks: readonly Block[]): ReadPdf {
  const tables = new Map<string, { name: string; headings: string[]; rows: string[][] }>();
  const keyFigures: KeyFigure[] = [];
  const texts: string[] = [];
  let heading = '';
  let table: { name: string; headings: string[]; rows: string[][] } | null = null;
  let isBody = false;
  for (const { tag, texts: own } of blocks) {
    const text = plain(own.join(' '));
    if (/^H\d$/.test(tag)) heading = text;
    if (tag === 'Table') {
      table = { name: heading, headings: [], rows: [] };
      tables.set(heading, table);
    } else if (tag === 'THead' || tag === 'TBody') isBody = tag === 'TBody';
    else if (tag === 'TR' && isBody) table?.rows.push([]);
    else if ((tag === 'TH' || tag === 'TD') && table !== null)
      (isBody ? table.rows.at(-1) : table.headings)?.push(text);
    else if (tag === 'Lbl') keyFigures.push({ label: text, value: '', note: '' });
    else if (tag === 'LBody') {
      const [value = '', ...note] = own;
      const label = keyFigures.pop()?.label ?? '';
      keyFigures.push({ label, value, note: plain(note.join(' ')) });
    } else if (text !== '') texts.push(text);
  }
  return { tables, keyFigures, texts };
}

/** Reads a tagged PDF with poppler's `pdfinfo`. */
export function readPdf(bytes: Buffer): Promise<ReadPdf> {
  return inFolder(async (folder) => {
    const file = join(folder, 'fil.pdf');
    writeFileSync(file, bytes);
    const { stdout } = await promisify(execFile)('pdfinfo', ['-struct-text', file], {
      maxBuffer: 256 * 1024 * 1024,
    });
    return readBlocks(blocksOf(stdout));
  });
}

/** A printed number with half of its last digit; null for the dash that means none. */
export function printedNumber(text: string): { readonly value: number | null; readonly rounding: number } {
  if (text === '–' || text === '') return { value: null, rounding: 0 };
  const digits = text.replaceAll(/\s/g, '').replace('−', '-').replace(',', '.');
  if (!/^[+-]?\d+(\.\d+)?$/.test(digits)) throw new Error(`"${text}" is no number.`);
  const decimals = digits.split('.')[1]?.length ?? 0;
  return { value: Number(digits), rounding: 0.5 * 10 ** -decimals };
}

/** A number with its unit; energy in MWh or GWh is converted to kWh, carbon dioxide in tonnes to kg. */
export function printedQuantity(text: string): { readonly value: number | null; readonly rounding: number } {
  const [, digits = '', unit = ''] = /^([+−-]?[\d\s]+(?:,\d+)?|–)\s*(.*)$/.exec(text) ?? [];
  const { value, rounding } = printedNumber(digits.trim());
  const factor = unit.startsWith('GWh')
    ? 1_000_000
    : unit.startsWith('MWh') || unit.startsWith('ton')
      ? 1000
      : 1;
  return { value: value === null ? null : value * factor, rounding: rounding * factor };
}
