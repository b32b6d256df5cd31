import { describe, expect, test } from 'vitest';
import { meaningsOf, proposeColumns, tableKinds } from './index.ts';
import { isTable } from './table-format.ts';
import { inPieces, ofNoGroup, problemsOf, readWhole, rowsOf } from './testing/read-whole.ts';

const head = 'Anläggnings-id;Tidpunkt;Förbrukning (kWh)';

function longFile(...lines: readonly string[]): string {
  return [head, ...lines, ''].join('\r\n');
}

function hours(day: string, ...clocks: readonly string[]): readonly string[] {
  return clocks.map((clock, index) => `A1;${day} ${clock}:00;${index + 1},5`);
}

/** Windows-1252 of text that is also Latin 1. */
function windows(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

const twoHours = longFile(...hours('2026-05-01', '00', '01'));
const twoHoursRow = {
  corporate_group: 'K-1048',
  site_id: 'A1',
  start: '2026-05-01T00:00:00+02:00',
  resolution: 'hour',
  kwh: [1.5, 2.5],
  quality: 'measured',
};

async function kwhOf(...values: readonly string[]): Promise<unknown> {
  const lines = values.map((value, index) => `A1;2026-05-01 ${String(index).padStart(2, '0')}:00;${value}`);
  const items = await readWhole(longFile(...lines));
  const problems = problemsOf(items);
  return problems.length > 0 ? problems : rowsOf(items).flatMap((row) => Object.values(row)[4]);
}

function priceDay(count: number): string {
  const lines = Array.from(
    { length: count },
    (_, hour) => `SE3;2026-05-01;${String(hour).padStart(2, '0')}:00;${hour},5`,
  );
  return ['Elområde;Datum;Tid;Spotpris (EUR/MWh)', ...lines].join('\n');
}

async function proposalOf(text: string, options: Partial<Parameters<typeof proposeColumns>[1]> = {}) {
  return proposeColumns(inPieces(Buffer.from(text), 1000), { settings: ofNoGroup, ...options });
}

describe('letters', () => {
  test.each([
    ['UTF-8', Buffer.from(twoHours)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${twoHours}`)],
    ['Windows-1252', windows(twoHours)],
    ['UTF-16', Buffer.from(`\uFEFF${twoHours}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(twoHours, 'utf16le')],
    ['UTF-16 with the high byte first', Buffer.from(`\uFEFF${twoHours}`, 'utf16le').swap16()],
  ])('in %s are read, in pieces of any size', async (_, bytes) => {
    for (const pieceSize of [1, 7, 100_000])
      expect(await readWhole(bytes, { pieceSize })).toEqual([{ line: 2, row: twoHoursRow }]);
  });

  test.each([
    ['of DOS (code page 850)', Buffer.from('416e6c84676e696e67732d69643b5469643b46947262720a', 'hex')],
    ['of an old Mac', Buffer.from('416e6c8a67676e696e67732d69643b5469643b469a7262720a', 'hex')],
  ])('%s are refused, and not taken for others', async (_, bytes) => {
    const [problem = ''] = problemsOf(await readWhole(bytes));
    expect(problem).toContain('varken UTF-8, UTF-16 eller Windows-1252');
  });

  test('that were lost before the file came are refused with their line', async () => {
    const lost = twoHours.replace('A1;2026-05-01 01', '\uFFFD1;2026-05-01 01');
    expect(problemsOf(await readWhole(lost))).toEqual([
      '3 [] En bokstav har gått förlorad innan filen kom hit. Spara om den från källan som CSV UTF-8.',
    ]);
  });

  test('that stop being UTF-8 further down are refused, not read as something else', async () => {
    const filler = Array.from({ length: 3000 }, (_, index) => `A${index};2026-05-01 00:00;1`);
    const bytes = Buffer.concat([Buffer.from(longFile(...filler)), windows('Å1;2026-05-01 00:00;1\r\n')]);
    const problems = problemsOf(await readWhole(bytes));
    expect(problems.at(-1)).toContain('3002 [] Filen började som utf-8, men det här är inte utf-8');
  });
});

describe('numbers', () => {
  test.each([
    [
      ['1 234,5', '1\u00A0234,5', '1\u202F234,5', '0,25'],
      [1234.5, 1234.5, 1234.5, 0.25],
    ],
    [
      ['1.234,5', '0,5'],
      [1234.5, 0.5],
    ],
    [
      ['"1,234.5"', '0.5'],
      [1234.5, 0.5],
    ],
    [
      ['1.5', '2'],
      [1.5, 2],
    ],
    [
      ['1E-05', '1,5E+03'],
      [0.00001, 1500],
    ],
    [['', '2'], [2]],
  ])('%j are %j', async (written, wanted) => {
    expect(await kwhOf(...written)).toEqual(wanted);
  });

  test.each([
    [['1,5', '2.5'], 'Läste 2.5, men andra tal i kolumnen har ett annat decimaltecken'],
    [['1.234', '0,5'], 'Läste 0,5, men andra tal i kolumnen har ett annat decimaltecken'],
    [['1,2,3', '1'], 'decimaltecken'],
    [['12 34,5', '1'], 'Läste 12 34,5, väntade ett tal som 1234,5.'],
    [['1,5 kWh', '1'], 'Läste 1,5 kWh, väntade ett tal'],
    [['-1', '1'], 'Läste -1, väntade ett tal som inte är negativt.'],
    [['1,', '1'], 'Läste 1,, väntade ett tal'],
    [['9999999999', '1'], 'mer än ett värde kan vara'],
  ])('%j are refused', async (written, reason) => {
    expect(String(await kwhOf(...written))).toContain(reason);
  });

  test.each([
    ['Förbrukning (MWh)', '0,0015', 1.5],
    ['Förbrukning Wh', '1500', 1.5],
    ['kWh', '1,5', 1.5],
    ['Mätvärde [kWh]', '1,5', 1.5],
  ])('under %s are in its unit', async (title, value, kwh) => {
    const text = `Anläggnings-id;Tidpunkt;${title}\nA1;2026-05-01 00:00;${value}\nA1;2026-05-01 01:00;${value}\n`;
    expect(rowsOf(await readWhole(text))).toEqual([{ ...twoHoursRow, kwh: [kwh, kwh] }]);
  });

  test('without a unit are refused, and taken in the unit that the caller names', async () => {
    const text = twoHours.replace('Förbrukning (kWh)', 'Värde');
    expect(problemsOf(await readWhole(text))).toEqual([
      '1 [] Kolumner saknas eller är inte kända: Enhet. Rubrikerna är: Anläggnings-id, Tidpunkt, Värde.',
    ]);
    const mapping = { columns: { Värde: { meaning: 'value', unit: 'MWh' } } };
    expect(rowsOf(await readWhole(text, { mapping }))).toEqual([{ ...twoHoursRow, kwh: [1500, 2500] }]);
  });
});

describe('times', () => {
  test('the hour that comes twice is told by the order', async () => {
    const items = await readWhole(longFile(...hours('2025-10-26', '00', '01', '02', '02', '03')));
    expect(items).toEqual([
      {
        line: 2,
        row: { ...twoHoursRow, start: '2025-10-26T00:00:00+02:00', kwh: [1.5, 2.5, 3.5, 4.5, 5.5] },
      },
    ]);
  });

  test('the hour that comes twice is told by the order of a file with the latest first', async () => {
    const items = await readWhole(longFile(...hours('2025-10-26', '03', '02', '02', '01')));
    expect(rowsOf(items)).toEqual([
      { ...twoHoursRow, start: '2025-10-26T01:00:00+02:00', kwh: [4.5, 3.5, 2.5, 1.5] },
    ]);
  });

  test('a single 02 on the day with 25 hours leaves a gap, and says so', async () => {
    const [item] = await readWhole(longFile(...hours('2025-10-26', '01', '02', '03')));
    expect(item).toMatchObject({
      row: { start: '2025-10-26T01:00:00+02:00', kwh: [1.5, 2.5, null, 3.5] },
      notices: [
        {
          code: 'missing_hour',
          subject: '2025-10-26',
          text: {
            sv: 'Timmen 02 finns bara en gång den 2025-10-26, som har 25 timmar. Den lästes som sommartid, och den andra lämnades tom.',
          },
        },
      ],
    });
  });

  test('the hour that is left out in spring is refused with its line', async () => {
    expect(problemsOf(await readWhole(longFile(...hours('2026-03-29', '01', '02', '03'))))).toEqual([
      '3 [Tidpunkt] Tiden finns inte: klockan går från 02 till 03 den natten. Är filen i normaltid, ange tidszonen.',
    ]);
    const mapping = { timeZone: 'UTC+01:00' } as const;
    const items = await readWhole(longFile(...hours('2026-03-29', '01', '02', '03')), { mapping });
    expect(rowsOf(items)).toEqual([
      { ...twoHoursRow, start: '2026-03-29T01:00:00+01:00', kwh: [1.5, 2.5, 3.5] },
    ]);
  });

  test.each([
    ['2026-05-01T00:00', '2026-05-01T01:00'],
    ['2026-05-01 0:00', '2026-05-01 1:00'],
    ['2026/05/01 00:00:00', '2026/05/01 01:00:00'],
    ['20260501 00:00', '20260501 01:00'],
    ['1.5.2026 00:00', '1.5.2026 01:00'],
    ['2026-05-01 00:00-01:00', '2026-05-01 01:00-02:00'],
    ['2026-04-30T22:00Z', '2026-04-30T23:00Z'],
    ['2026-05-01 00:00+02:00', '2026-05-01 01:00+0200'],
  ])('%s is read', async (first, second) => {
    expect(rowsOf(await readWhole(longFile(`A1;${first};1,5`, `A1;${second};2,5`)))).toEqual([twoHoursRow]);
  });

  test.each([
    ['05/06/2026 00:00', 'dag och månad kan vara omkastade'],
    ['2026-02-30 00:00', 'Läste 2026-02-30 00:00, väntade en tid som 2025-10-26 02:00.'],
    ['2026-05-01 24:00', 'väntade en tid'],
    ['2026-05-01', 'Läste en dag utan klockslag'],
    ['01:00', 'Läste ett klockslag utan dag'],
    ['26-05-01 00:00', 'väntade en tid'],
    ['45778', 'Läste 45778, väntade en tid'],
    ['1990-05-01 00:00', 'väntade en tid mellan 1996 och 2199'],
    ['2026-05-01 00:07', 'inte början av en timme eller kvart'],
  ])('%s is refused', async (time, reason) => {
    expect(problemsOf(await readWhole(longFile(`A1;${time};1`)))[0]).toContain(reason);
  });

  test('a day after the twelfth tells the order of its parts, and the caller the order of others', async () => {
    const text = longFile('A1;31/05/2026 00:00;1,5', 'A1;31/05/2026 01:00;2,5');
    const wanted = [{ ...twoHoursRow, start: '2026-05-31T00:00:00+02:00' }];
    expect(rowsOf(await readWhole(text))).toEqual(wanted);
    const american = longFile('A1;05/01/2026 00:00;1,5', 'A1;05/01/2026 01:00;2,5');
    const mapping = { dateOrder: 'month_first' } as const;
    expect(rowsOf(await readWhole(american, { mapping }))).toEqual([twoHoursRow]);
  });

  test.each([
    ['twice', ['00', '01', '01'], '4 [Tidpunkt] Samma tid har redan ett värde ovanför.'],
    ['in no order', ['00', '01', '00'], '4 [Tidpunkt] Tiden ligger inte i ordning efter den ovanför.'],
    [
      'by the day',
      ['00'],
      '2 [Tidpunkt] Ett ensamt värde säger inte om det gäller en timme eller en kvart. Ange det.',
    ],
    [
      'three hours apart',
      ['00', '03'],
      '2 [Tidpunkt] Det är 180 minuter mellan värdena; timmar och kvartar läses.',
    ],
  ])('%s are refused', async (_, clocks, problem) => {
    expect(problemsOf(await readWhole(longFile(...hours('2026-05-01', ...clocks))))).toEqual([problem]);
  });

  test('hours that become quarters are refused, since they may be neither', async () => {
    const lines = ['00:00', '01:00', '01:15'].map((clock) => `A1;2026-05-01 ${clock};1`);
    expect(problemsOf(await readWhole(longFile(...lines)))).toEqual([
      '4 [Tidpunkt] Timmar och kvartar är blandade i samma anläggning eller elområde.',
    ]);
  });
});

describe('forms', () => {
  test('a column for each site is told by the heads, and a sum is passed over', async () => {
    const text = [
      'Datum;Tid;Kvarnen 735999000000010012 kWh;735999000000010029 (MWh);Summa (kWh)',
      '2026-05-01;00:00;1,5;0,001;2,5',
      '2026-05-01;01:00;2,5;;2,5',
    ].join('\n');
    expect(await readWhole(text)).toEqual(
      [
        { line: 2, row: { ...twoHoursRow, site_id: '735999000000010012' } },
        { line: 3, problems: [expect.anything()] },
      ]
        .slice(0, 1)
        .concat([{ line: 2, row: { ...twoHoursRow, site_id: '735999000000010029', kwh: [1] } }]),
    );
  });

  test('a column that may be a site, but is not known, is refused by name', async () => {
    const text = 'Tidpunkt;735999000000010012 kWh;Lagret\n2026-05-01 00:00;1;2\n2026-05-01 01:00;1;2\n';
    expect(problemsOf(await readWhole(text))).toEqual([
      '1 [Lagret] Kolumnen Lagret är inte känd. Ange vad den betyder, eller att den inte ska läsas.',
    ]);
    const site = { columns: { Lagret: { meaning: 'site', unit: 'kWh', siteId: 'L1' } } };
    expect(rowsOf(await readWhole(text, { mapping: site }))).toHaveLength(2);
    const ignored = { columns: { Lagret: { meaning: 'ignore' } } };
    expect(rowsOf(await readWhole(text, { mapping: ignored }))).toHaveLength(1);
  });

  test('an unknown column beside known ones is passed over, and said', async () => {
    const text = twoHours.replace('(kWh)', '(kWh);Kommentar').replaceAll(',5', ',5;a');
    const [item] = await readWhole(text);
    expect(item).toMatchObject({
      row: twoHoursRow,
      notices: [{ code: 'unknown_column', subject: 'Kommentar' }],
    });
  });

  test('a row with more cells than heads is refused: a decimal comma may have cut a number', async () => {
    const text =
      'site,timestamp,kwh\nA1,2026-05-01 00:00,1.5\nA1,2026-05-01 01:00,1,5\nA1,2026-05-01 02:00,1.5\nA1,2026-05-01 03:00,1.5\n';
    expect(problemsOf(await readWhole(text))).toEqual([
      '3 [] Raden har fler celler än rubrikraden, så det är inte känt vilken kolumn de hör till.',
    ]);
  });

  test('titles above the head, empty lines and quotes over several lines are no hindrance', async () => {
    const text = `Rapport;;\r\n\r\n"Anläggnings-\r\nid";"Tidpunkt";"Förbrukning\r\n(kWh)"\r\n\r\nA1;2026-05-01 00:00;1,5\r\n\r\n"A1";"2026-05-01 01:00";"2,5"`;
    const items = await readWhole(text, {
      mapping: { columns: { 'Anläggnings- id': { meaning: 'site_id' } } },
    });
    expect(items).toEqual([{ line: 7, row: twoHoursRow }]);
  });

  test.each([
    ['an open quote', `${twoHours}"A1;2026-05-01 02:00;1`, 'Ett citattecken avslutas inte'],
    [
      'a quote in the wrong place',
      twoHours.replace('A1;2026-05-01 01', '"A"1;2026-05-01 01'),
      '3 [] Ett citattecken',
    ],
    ['one column', 'Förbrukning\n1\n2\n', 'Ingen tabell hittades'],
    ['nothing', '', 'Ingen tabell hittades'],
    ['bytes that are no text', `${twoHours}\u0001`, 'tecken som text inte har'],
    ['a line without end', `a;b\n${'x'.repeat(1_100_000)}`, 'längre än en miljon tecken'],
  ])('%s is refused', async (_, text, reason) => {
    expect(problemsOf(await readWhole(text))[0]).toContain(reason);
  });

  test('what is no table is not taken for one', () => {
    for (const text of ['<a;b/>', '{"a":1,"b":2}', '%PDF-1.7 a,b', 'UNB\u0001;', 'en rad text'])
      expect(isTable(Buffer.from(text))).toBe(false);
    for (const bytes of [
      Buffer.from(twoHours),
      Buffer.from(twoHours, 'utf16le'),
      Buffer.from('PK\u0003\u0004'),
    ])
      expect(isTable(bytes)).toBe(true);
  });

  test('a site id whose last digits a spreadsheet lost is refused', async () => {
    const problems = problemsOf(await readWhole(twoHours.replaceAll('A1', '7,35999E+17')));
    expect(problems[0]).toBe(
      '2 [Anläggnings-id] Läste 7,35999E+17: kalkylprogrammet har tappat de sista siffrorna. Formatera kolumnen som text.',
    );
  });
});

describe('values of areas', () => {
  test('prices in euro are brought to öre by the rate', async () => {
    const reading = { kind: 'spot_prices', settings: { sekPerEur: 10 } } as const;
    const [row] = rowsOf(await readWhole(priceDay(24), reading));
    expect(row).toMatchObject({ price_area: 'SE3', day: '2026-05-01', resolution: 'hour' });
    expect(row).toHaveProperty(
      'ore_per_kwh',
      Array.from({ length: 24 }, (_, hour) => hour + 0.5),
    );
    expect(problemsOf(await readWhole(priceDay(24), { kind: 'spot_prices' }))[0]).toContain('sek_per_eur');
  });

  test('a day that is not whole is refused', async () => {
    const reading = { kind: 'spot_prices', settings: { sekPerEur: 10 } } as const;
    expect(problemsOf(await readWhole(priceDay(23), reading))).toEqual([
      '2 [ore_per_kwh] Den 2026-05-01 har 24 timmar och ska ha 24 värden; 23 lästes.',
    ]);
  });

  test('temperatures have a column for each area', async () => {
    const lines = Array.from(
      { length: 24 },
      (_, hour) => `2026-05-01 ${String(hour).padStart(2, '0')}:00;-1,5;${hour}`,
    );
    const rows = rowsOf(await readWhole(['Tidpunkt;SE1;SE3', ...lines].join('\n'), { kind: 'temperatures' }));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual({ price_area: 'SE1', day: '2026-05-01', celsius: Array(24).fill(-1.5) });
  });
});

describe('rows of facts', () => {
  test('sites with the words of the screen', async () => {
    const text = [
      'Kundnummer;Anläggnings-id;Anläggning;Adress;Elområde;Mätintervall;Abonnerad effekt (kW);Leveransstart',
      '1048213;735999000000010012;Storgatan 12;Storgatan 12, 961 31 Boden;SE1;Kvart;1 200,5;2024-01-01',
    ].join('\n');
    expect(await readWhole(text, { kind: 'sites' })).toEqual([
      {
        line: 2,
        row: {
          corporate_group: 'K-1048',
          customer_id: '1048213',
          site_id: '735999000000010012',
          name: 'Storgatan 12',
          street: 'Storgatan 12',
          postal_code: '961 31',
          city: 'Boden',
          price_area: 'SE1',
          metering_interval: 'quarter',
          subscribed_power_kw: 1200.5,
          supply_start: '2024-01-01',
        },
      },
    ]);
  });

  test('companies, whose numbers and addresses get their form', async () => {
    const text = [
      'Koncernnyckel,Kundnummer,Bolag,Organisationsnummer,"Fakturaadress, gata","Fakturaadress, postnummer","Fakturaadress, ort",Avtal,Avtalstyp,Avtalsstart,Miljöval',
      'K-1,7,"Bolag, AB",5560160680,Box 1,96131,Boden,Rörligt,Spot,2026-01-01,Vattenkraft',
    ].join('\n');
    expect(rowsOf(await readWhole(text, { kind: 'companies', settings: { corporateGroup: null } }))).toEqual([
      {
        corporate_group: 'K-1',
        customer_id: '7',
        name: 'Bolag, AB',
        organization_number: '556016-0680',
        invoice_address: { street: 'Box 1', postal_code: '961 31', city: 'Boden', country: 'SE' },
        contract: {
          name: 'Rörligt',
          type: 'spot',
          start_date: '2026-01-01',
          end_date: null,
          notice_months: null,
        },
        environmental_choice: 'hydro',
      },
    ]);
  });

  test('tariffs with their lists, surcharges in other units, contacts with Swedish numbers', async () => {
    const tariff = [
      'Anläggnings-id;Gäller från;Elnätstariff;Höglastmånader;Höglastveckodagar;Höglast från timme;Höglast till timme;Höglast på helgdagar;Säkringar (A);Effektsteg (kW);Lägsta effekt (kW)',
      '735999000000010012;2026-01-01;N4;11, 12, 1-3;1-5;6;22;Nej;;1;43',
    ].join('\n');
    expect(rowsOf(await readWhole(tariff, { kind: 'tariffs' }))[0]).toMatchObject({
      high_load_months: [11, 12, 1, 2, 3],
      high_load_weekdays: [1, 2, 3, 4, 5],
      high_load_on_holidays: false,
      fuse_sizes_a: [],
    });
    const surcharge = 'Kundnummer;Gäller från;Påslag (kr/MWh)\n7;2026-01-01;45,0\n';
    expect(rowsOf(await readWhole(surcharge, { kind: 'surcharges' }))[0]).toMatchObject({ ore_per_kwh: 4.5 });
    const contact = 'Nyckel;Namn;Roll;Telefon\nKA-7;Karin Åberg;Kundansvarig;0771-23 45 00\n';
    expect(rowsOf(await readWhole(contact, { kind: 'contacts' }))[0]).toMatchObject({
      role: 'account_manager',
      phone_number: '+46771234500',
    });
  });

  test('a refused cell names its column, what was read and what was expected, in both languages', async () => {
    const text = 'Kundnummer;Gäller från;Påslag (öre/kWh)\n7;i maj;dyrt\n';
    const [item] = await readWhole(text, { kind: 'surcharges' });
    expect(item).toMatchObject({
      line: 2,
      problems: [
        {
          field: 'Gäller från',
          texts: [{ en: 'Read i maj, expected a time such as 2025-10-26 02:00.' }],
        },
        { field: 'Påslag (öre/kWh)', texts: [{ sv: 'Läste dyrt, väntade ett tal som 1234,5.' }] },
      ],
    });
  });

  const invoiceHead =
    'Fakturanummer;Kundnummer;Fakturatyp;Fakturadatum;Förfallodatum;Fakturaperiod från;Fakturaperiod till;Bankgiro;Momssats (%);Fakturabelopp exkl. moms (kr);Moms (kr);Öresutjämning (kr);Att betala (kr);Anläggnings-id;Artikel;Produkt;Kategori;Antal;Enhet;Pris;Prisenhet;Belopp exkl. moms (kr)';
  const invoiceLine =
    '4100238716;1048213;Faktura;2026-02-06;2026-03-06;2026-01-01;2026-01-31;5050-1055;25;300,00;75,00;0;375,00;735999000000010012;EL;Elpris;Elenergi;300;kWh;50;öre/kWh;150,00';

  test('rows of one invoice number are one invoice with its lines', async () => {
    const text = [
      invoiceHead,
      invoiceLine,
      invoiceLine,
      invoiceLine.replace('4100238716', '4100238717'),
    ].join('\n');
    const mapping = { constants: { delivery: 'pdf_email' } };
    const items = await readWhole(text, { kind: 'invoices', mapping });
    expect(items.map((item) => ('row' in item ? item.row : item))).toMatchObject([
      {
        invoice_number: '4100238716',
        type: 'invoice',
        delivery: 'pdf_email',
        total_sek: 375,
        lines: [
          { code: 'EL', category: 'energy', price_unit: 'ore_per_kwh', period_start: '2026-01-01' },
          { amount_excl_vat_sek: 150 },
        ],
      },
      { invoice_number: '4100238717' },
    ]);
  });

  test('an invoice with a line that cannot be read is not read without it, and the others are', async () => {
    const other = invoiceLine.replace('4100238716', '4100238717');
    const text = [invoiceHead, invoiceLine, invoiceLine.replace(';300;', ';många;'), other].join('\n');
    const mapping = { constants: { delivery: 'pdf_email' } };
    const items = await readWhole(text, { kind: 'invoices', mapping });
    expect(problemsOf(items)).toEqual(['3 [Antal] Läste många, väntade ett tal som 1234,5.']);
    expect(rowsOf(items)).toMatchObject([{ invoice_number: '4100238717' }]);
  });
});

describe('a proposal', () => {
  test('tells what each column would mean, which rows it would be, and what is missing', async () => {
    const proposal = await proposalOf(
      `Rapport\n${twoHours.replace('(kWh)', '(kWh);Kommentar').replaceAll(',5', ',5;a')}`,
    );
    expect(proposal).toMatchObject({
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ';',
      headLine: 2,
      kind: 'meter_values',
      form: 'long',
      missing: ['corporate_group'],
      columns: [
        { head: 'Anläggnings-id', meaning: 'site_id' },
        { head: 'Tidpunkt', meaning: 'time' },
        { head: 'Förbrukning (kWh)', meaning: 'value', unit: 'kwh' },
        { head: 'Kommentar', meaning: null },
      ],
      rows: [
        ['A1', '2026-05-01 00:00', '1,5', 'a'],
        ['A1', '2026-05-01 01:00', '2,5', 'a'],
      ],
      problems: [],
    });
  });

  test.each([
    ['Koncernnyckel;Koncern;Organisationsnummer', 'corporate_groups'],
    ['Kundnummer;Bolag;Organisationsnummer;Miljöval', 'companies'],
    ['Kundnummer;Anläggnings-id;Anläggning;Elområde', 'sites'],
    ['Nyckel;Namn;Roll;Telefon', 'contacts'],
    ['Kundnummer;Gäller från;Påslag (öre/kWh)', 'surcharges'],
    ['Elområde;Tidpunkt;Spotpris (öre/kWh)', 'spot_prices'],
    ['Elområde;Tidpunkt;Temperatur (°C)', 'temperatures'],
    ['Tidpunkt;735999000000010012 kWh', 'meter_values'],
    ['site,timestamp,kwh', 'meter_values'],
    ['utc_hour_start,a,b', 'meter_values'],
  ])('of %s is of %s', async (heads, kind) => {
    expect(await proposalOf(`${heads}\n`)).toMatchObject({ kind });
  });

  test('of a file that says nothing has no kind, and of one that cannot be read says why', async () => {
    expect(await proposalOf('x;y\n1;2\n')).toMatchObject({
      kind: null,
      columns: [{ head: 'x', meaning: null }, {}],
    });
    expect((await proposalOf('PK\u0003\u0004 inte ett arkiv')).problems).toMatchObject([
      { texts: [{ sv: expect.stringContaining('Arbetsboken är skadad') }] },
    ]);
  });

  test('of csv reads only the beginning, and closes the body', async () => {
    let [read, isClosed] = [0, false];
    async function* endless(): AsyncGenerator<Uint8Array, void, undefined> {
      try {
        yield Buffer.from(`${head}\n`);
        for (;;) {
          read += 1;
          yield Buffer.from('A1;2026-05-01 00:00;1\n'.repeat(1000));
        }
      } finally {
        isClosed = true;
      }
    }
    expect(await proposeColumns(endless(), { settings: ofNoGroup })).toMatchObject({ kind: 'meter_values' });
    expect([read < 20, isClosed]).toEqual([true, true]);
  });
});

test('the meanings of a kind have a label in both languages, and say which are needed', () => {
  expect(meaningsOf('sites')).toContainEqual({
    meaning: 'site_id',
    isNeeded: true,
    text: { sv: 'Anläggnings-id', en: 'Site id' },
  });
  for (const kind of tableKinds) expect(meaningsOf(kind).some(({ isNeeded }) => isNeeded)).toBe(true);
});
