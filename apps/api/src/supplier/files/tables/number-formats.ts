import { readXml } from './xml-events.ts';

/** What a cell's format shows of a number. */
export interface ShownAs {
  readonly date: boolean;
  readonly clock: boolean;
}

const plain: ShownAs = { date: false, clock: false };
const date: ShownAs = { date: true, clock: false };
const clock: ShownAs = { date: false, clock: true };
const both: ShownAs = { date: true, clock: true };

/** Formats that a workbook does not write out (ECMA-376 part 1, 18.8.30). */
function builtIn(id: number): ShownAs {
  if (id === 22) return both;
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || (id >= 50 && id <= 58) || id === 36) return date;
  return (id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47) ? clock : plain;
}

/** Longest format that a spreadsheet takes. */
const longestCode = 255;

/** What a format code shows: its letters outside quotes, brackets and escapes. */
function shownBy(code: string): ShownAs {
  const [first = ''] = code
    .slice(0, longestCode)
    .toLowerCase()
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\\.|_.|\*./g, '')
    .split(';');
  // [h] counts hours; other brackets are colours and locales.
  const letters = first.replaceAll(/\[(h+|m+|s+)\]/g, '$1').replaceAll(/\[[^\]]*\]/g, '');
  const hasClock = /[hs]/.test(letters);
  return { date: /[yd]/.test(letters) || (/m/.test(letters) && !hasClock), clock: hasClock };
}

/** Reads what each style of a workbook shows, by its index. */
export async function readStyles(bytes: AsyncIterable<Uint8Array>): Promise<readonly ShownAs[]> {
  const own = new Map<number, ShownAs>();
  const styles: ShownAs[] = [];
  let isInCells = false;
  await readXml(bytes, {
    open(name, attributes) {
      if (name === 'numFmt') own.set(Number(attributes['numFmtId']), shownBy(attributes['formatCode'] ?? ''));
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) {
        const id = Number(attributes['numFmtId'] ?? '0');
        styles.push(own.get(id) ?? builtIn(id));
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}
