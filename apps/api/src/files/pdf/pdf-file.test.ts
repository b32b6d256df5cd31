import { afterEach, describe, expect, test, vi } from 'vitest';
import { readSupplier } from '../../config/supplier.ts';
import { bytesOf } from '../testing/bytes.ts';
import { countTurns } from '../../testing/count-turns.ts';
import { findingsOf, pdfProgramsAreAbsent, plainObjects } from '../testing/pdf-programs.ts';
import { printable } from './fonts.ts';
import { pdfFile } from './pdf-file.ts';
import type { TableRow } from './table.ts';
import type { PdfWriter } from './writer.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

type Write = (pdf: PdfWriter) => AsyncGenerator<void, void, void>;

function make(write: Write, title = 'Certifikat för Åsgård & Söner <AB>'): Promise<Buffer> {
  const details = {
    title,
    context: 'Norrviken Livs · Leveransår 2024',
    createdAt: new Date('2026-11-19T23:30:00Z'),
    language: 'sv' as const,
    brand: readSupplier({}, true),
  };
  return bytesOf(pdfFile(details, write));
}

const columns = [
  { heading: 'Anläggning', width: 3, align: 'left' },
  { heading: 'Levererad el, kWh', width: 1, align: 'right' },
] as const;

function* rowsTo(count: number): Generator<TableRow> {
  for (let index = 1; index <= count; index += 1) yield { cells: [`Butik ${index}`, `${index},0`] };
  yield { kind: 'sum', cells: ['Summa', '4,0'] };
}

async function* everything(pdf: PdfWriter): AsyncGenerator<void, void, void> {
  pdf.title('Certifikat');
  pdf.text('Utsläppen är 0 g CO₂/kWh.\nEtt stycke till.', 'lead');
  pdf.keyFigures([
    { label: 'Levererad el', value: '3 482,7', unit: 'MWh', note: 'Hela 2024' },
    { label: 'Koldioxid', value: '0,00', unit: 'g CO₂/kWh' },
  ]);
  pdf.heading('Ursprung');
  pdf.beside([
    () =>
      pdf.pie(
        [
          { label: 'Vattenkraft', share: 75, text: '75 %', color: '#1e5790' },
          { label: 'Vindkraft', share: 25, text: '25 %', color: '#329b63' },
        ],
        'Cirkeldiagram: 75 % vattenkraft, 25 % vindkraft.',
      ),
    () => pdf.bars([{ label: 'El', value: 0, text: '0,00 g', color: pdf.color }], 'Stapel: 0 g.'),
  ]);
  pdf.columnGraph({
    categories: ['jan', 'feb'],
    series: [{ label: '2024', values: [1.5, null], color: pdf.color }],
    unit: 'MWh',
    alternative: 'Staplar: 1,5 MWh i januari, februari saknas.',
  });
  pdf.facts([{ term: 'Koncern', text: 'Norrviken Livs' }]);
  yield* pdf.table({ columns, summary: 'El per anläggning', rows: rowsTo(3) });
  pdf.link('Kontrollera certifikatet', 'https://portal.example/certifikat/1');
}

describe.skipIf(pdfProgramsAreAbsent)(
  'a PDF file (skipped where Debian’s qpdf and poppler-utils are not installed)',
  () => {
    test('is tagged, Swedish and sound, and shows its title', async () => {
      const pdf = await make(everything);
      const { info, fonts } = await findingsOf(pdf);
      expect(info.get('Tagged')).toBe('yes');
      expect(info.get('Title')).toBe('Certifikat för Åsgård & Söner <AB>');
      expect(info.get('Author')).toBe('Vinröd Energi AB');
      expect(info.get('Page size')).toContain('A4');
      // name, type (two words), encoding, embedded, subset, Unicode
      for (const font of fonts) expect(font).toMatch(/CID TrueType +Identity-H +yes yes yes/);
      const objects = await plainObjects(pdf);
      expect(objects).toContain('/Lang (sv)');
      expect(objects).toMatch(/\/DisplayDocTitle true/);
      expect(objects).toContain('Åsgård &amp; Söner &lt;AB&gt;</rdf:li>');
    });

    test('is read in its order, with what pictures show', async () => {
      const pdf = await make(everything);
      const { structure } = await findingsOf(pdf);
      const tags = [...structure.matchAll(/^ *([A-Z]\w*)\b/gm)].map(([, tag]) => tag);
      expect(tags.slice(0, 4)).toEqual(['Document', 'H1', 'P', 'P']);
      expect(tags.filter((tag) => tag === 'Figure')).toHaveLength(3);
      expect(tags.filter((tag) => tag === 'TR')).toHaveLength(5);
      expect(structure).toContain('"Utsläppen är 0 g CO₂/kWh."');
      expect(structure).toMatch(/TH:\s+\/Scope \/Column\s+"Levererad el, kWh"/);
      expect(structure).toMatch(/TH:\s+\/Scope \/Row\s+"Butik 1"\s+TD\s+"1,0"/);
      expect(structure).toMatch(/Link[^]+"Kontrollera certifikatet"/);
      const objects = await plainObjects(pdf);
      expect(objects.match(/\/Alt /g)).toHaveLength(3);
    });

    test('marks everything it draws as something to read or as nothing to read', async () => {
      const objects = await plainObjects(await make(everything));
      const streams = [...objects.matchAll(/^stream\n([^]*?)\nendstream$/gm)].map(
        ([, content = '']) => content,
      );
      const pages = streams.filter((content) => content.includes('/Artifact'));
      expect(pages).toHaveLength(1);
      let depth = 0;
      const unmarked: string[] = [];
      for (const line of (pages[0] ?? '').split('\n')) {
        if (/(BDC|BMC)$/.test(line)) depth += 1;
        if (line === 'EMC') depth -= 1;
        // Text, filled and stroked paths, pictures and forms.
        if (depth === 0 && /(^|\s)(TJ|Tj|f\*?|F|S|s|B\*?|b\*?|Do)$/.test(line)) unmarked.push(line);
      }
      expect([depth, unmarked]).toEqual([0, []]);
    });

    test('repeats the headings of a table on each page, and reads them once', async () => {
      const pdf = await make(async function* write(writer) {
        writer.title('Tabell');
        yield* writer.table({ columns, summary: 'El per anläggning', rows: rowsTo(400) });
      });
      const { pages, structure } = await findingsOf(pdf);
      expect(pages.length).toBeGreaterThan(9);
      for (const [index, page] of pages.entries()) {
        expect(page).toContain('Levererad el, kWh');
        expect(page).toContain('Vinröd Energi');
        expect(page).toContain(`Sida ${index + 1} av ${pages.length} `);
        // The day in Sweden, which starts before the day in UTC.
        expect(page).toContain('Skapad 2026-11-20');
      }
      expect(structure.match(/"Levererad el, kWh"/g)).toHaveLength(1);
      expect(structure).not.toContain('Sida 1');
      const last = pages.at(-1) ?? '';
      expect(last).toMatch(/Butik 400[^]*Summa/);
    });

    test('has a glyph for every sign it prints, and a question mark for the rest', async () => {
      const signs = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code + 0x20))
        .filter((sign) => printable(sign) === sign && sign.trim() !== '')
        .join('');
      for (const sign of 'åäöÅÄÖéüß–−₂€·…') expect(signs).toContain(sign);
      const pdf = await make(async function* write(writer) {
        writer.title('Tecken');
        for (const style of ['body', 'strong', 'lead'] as const) {
          writer.text(signs, style);
          yield;
        }
        writer.text('Sol ☀ och 漢字.');
      });
      const objects = await plainObjects(pdf);
      // Displayed text, four digits per glyph; 0000 is the box for a missing glyph.
      const glyphs = [...objects.matchAll(/^\[.*\] TJ$/gm)].flatMap(([shown]) =>
        [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []),
      );
      expect(glyphs.length).toBeGreaterThan(signs.length * 3);
      expect(glyphs).not.toContain('0000');
      expect((await findingsOf(pdf)).structure).toContain('Sol ? och ??.');
    });

    test('keeps what is to be together on one page', async () => {
      const pdf = await make(async function* write(writer) {
        writer.title('Samman');
        while (writer.room > 100) {
          writer.text('Rad');
          yield;
        }
        writer.keepTogether(120);
        writer.heading('Underskrift');
      });
      const { pages } = await findingsOf(pdf);
      expect(pages).toHaveLength(2);
      expect(pages[1]).toContain('Underskrift');
    });
  },
);

test('a PDF file leaves while it is made', async () => {
  const seen: number[] = [];
  let rows = 0;
  function* counted(): Generator<TableRow> {
    for (const row of rowsTo(200)) {
      rows += 1;
      yield row;
    }
  }
  const details = {
    title: 'T',
    context: '',
    createdAt: new Date(0),
    language: 'sv' as const,
    brand: readSupplier({}, true),
  };
  const parts = pdfFile(details, async function* write(pdf) {
    yield* pdf.table({
      columns,
      summary: '',
      rows: counted(),
    });
  });
  for await (const part of parts) if (part.length > 0) seen.push(rows);
  expect(seen.length).toBeGreaterThan(4);
  expect(seen[1]).toBeLessThan(60);
});

test('a PDF file that nobody reads any longer is not written on', async () => {
  let isClosed = false;
  const details = {
    title: 'T',
    context: '',
    createdAt: new Date(0),
    language: 'sv' as const,
    brand: readSupplier({}, true),
  };
  const parts = pdfFile(details, async function* write(pdf) {
    try {
      for (;;) {
        pdf.text('Rad');
        yield;
      }
    } finally {
      isClosed = true;
    }
  });
  await parts.next();
  await parts.return();
  expect(isClosed).toBe(true);
});

test('security 59: a long table is written a few rows at a time, with a turn for others after each', async () => {
  const rows = 200;
  let now = 0;
  // Each row takes two milliseconds.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 2));
  const { turns } = await countTurns(() =>
    make(async function* (pdf) {
      yield* pdf.table({ columns, summary: 'El per anläggning', rows: rowsTo(rows) });
    }),
  );
  expect(turns).toBeGreaterThanOrEqual(rows / 5);
});
