import { randomBytes } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser } from '../testing/test-people.ts';

let app: TestApp;
let editor: string;
let newsPath: string;

beforeAll(async () => {
  app = await createTestApp();
  const user = await createUser(app.deps.database, { permissions: ['can_manage_news'] });
  editor = (await app.sessionOf(user.id)).access;
});

afterAll(() => app.close());

beforeEach(async () => {
  const item = await app.request('POST', '/api/v1/news/', { access: editor, body: { title: 'Med filer' } });
  newsPath = `/api/v1/news/${String(item.body['uuid'])}/`;
});

interface Part {
  readonly field?: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function upload(parts: readonly Part[], fields: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { field = 'files', name, bytes } of parts) form.append(field, new Blob([bytes]), name);
  const encoded = new Response(form);
  const request = new Request(`http://localhost${newsPath}upload-files/`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${editor}`,
      'Content-Type': encoded.headers.get('content-type') ?? '',
    },
    body: await encoded.arrayBuffer(),
  });
  const answer = await app.fetch(request);
  return { status: answer.status, text: await answer.text() };
}

async function send(type: string, body: string): Promise<number> {
  const headers = { Authorization: `Bearer ${editor}`, 'Content-Type': type };
  const request = new Request(`http://localhost${newsPath}upload-files/`, {
    method: 'POST',
    headers,
    body,
  });
  return (await app.fetch(request)).status;
}

function changeImage(image: unknown) {
  return app.request('PATCH', newsPath, { access: editor, body: { image } });
}

function ascii(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

async function picture(width: number, height: number, format: 'png' | 'jpeg' = 'png') {
  const image = sharp({ create: { width, height, channels: 3, background: '#7a1230' } });
  return new Uint8Array(await image[format]().toBuffer());
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/** A PNG of a few bytes that claims this size. */
function claimedPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat([signature, ...data]));
}

const pdf = ascii('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const csv = new Uint8Array(Buffer.from('\uFEFFanläggning;kWh\nButik Stortorget 4;12,5\n', 'utf8'));

describe('files', () => {
  test('are stored by what they are, and served as attachments that run nothing', async () => {
    const answer = await upload([
      { name: 'Checklista effekt.pdf', bytes: pdf },
      { name: 'värden.csv', bytes: csv },
      { name: 'foto.png', bytes: await picture(40, 20) },
    ]);
    expect(answer.status).toBe(200);
    const item = JSON.parse(answer.text);
    expect(item.attachments).toMatchObject([
      { file_name: 'Checklista effekt.pdf', content_type: 'application/pdf', size_bytes: pdf.length },
      { file_name: 'värden.csv', content_type: 'text/csv; charset=utf-8' },
      { file_name: 'foto.png', content_type: 'image/png' },
    ]);
    const file = await app.request('GET', item.attachments[1].url);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.text).toContain('Butik Stortorget 4;12,5');
  });

  test('that are not named any longer go', async () => {
    const { text } = await upload([
      { name: 'a.pdf', bytes: pdf },
      { name: 'b.pdf', bytes: pdf },
    ]);
    const [first, second] = JSON.parse(text).attachments;
    const keep = (ids: readonly number[]) =>
      app.request('PATCH', newsPath, { access: editor, body: { attachments: ids } });
    expect((await keep([second.id])).body).toMatchObject({ attachments: [{ file_name: 'b.pdf' }] });
    expect((await keep([first.id])).status).toBe(422);
    expect((await app.request('GET', first.url)).status).toBe(404);
  });
});

describe('security p1: a file name that shows something else than it is', () => {
  test.each([
    '202A',
    '202B',
    '202D',
    '202E',
    '2066',
    '2067',
    '2068',
    '2069',
    '200E',
    '200F',
    '061C',
    '2028',
    '0085',
  ])('with U+%s is refused', async (code) => {
    const sign = String.fromCodePoint(Number.parseInt(code, 16));
    expect((await upload([{ name: `a${sign}fdp.exe.pdf`, bytes: pdf }])).status).toBe(422);
  });

  test('may have letters that are written from right to left', async () => {
    expect((await upload([{ name: 'חשמל.pdf', bytes: pdf }])).status).toBe(200);
  });
});

describe('security 61: hostile files', () => {
  const svg = ascii('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const zipTail = Buffer.concat([Buffer.from([0x50, 0x4b, 0x05, 0x06]), Buffer.alloc(18)]);
  const cases: readonly (readonly [string, string, Uint8Array<ArrayBuffer>])[] = [
    ['a wrong magic number', 'avtal.pdf', ascii('MZ this is a program')],
    ['a web page by the name of a pdf', 'avtal.pdf', ascii('<html><script>alert(1)</script> %PDF-1.7 %%EOF')],
    ['a pdf that is a zip as well', 'avtal.pdf', new Uint8Array(Buffer.concat([pdf, zipTail]))],
    ['a pdf by the name of a picture', 'bild.png', pdf],
    ['a drawing with a script', 'bild.svg', svg],
    ['a drawing by the name of a picture', 'bild.png', svg],
    ['a program by the name of a table', 'värden.csv', new Uint8Array(Buffer.from([0x61, 0x00, 0x62]))],
    ['nothing at all', 'tom.pdf', new Uint8Array(0)],
    ['a path instead of a name', '../../x.pdf', pdf],
    ['a Windows path', 'C:\\x.pdf', pdf],
    ['a name of dots', '..', pdf],
    ['a picture of 10 000 x 10 000', 'stor.png', claimedPng(10_000, 10_000)],
    ['a picture that breaks off', 'bild.png', claimedPng(100, 100)],
  ];

  test.each(cases)('%s is refused', async (_, name, bytes) => {
    const answer = await upload([{ name, bytes }]);
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([422, { type: 'field_error' }]);
    expect((await app.request('GET', newsPath, { access: editor })).body['attachments']).toEqual([]);
  });

  test('one bad file among good ones stores none', async () => {
    const answer = await upload([
      { name: 'a.pdf', bytes: pdf },
      { name: 'b.exe', bytes: pdf },
    ]);
    expect(answer.status).toBe(422);
    expect((await app.request('GET', newsPath, { access: editor })).body['attachments']).toEqual([]);
  });

  test('figures 25: a file over 10 MB, which are 10 485 760 bytes, and a form over 50 MB', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(pdf);
    const one = await upload([{ name: 'stor.pdf', bytes: large }]);
    expect([one.status, one.text]).toMatchObject([422, expect.stringContaining('högst 10 MB')]);
    const many = Array.from({ length: 6 }, (_, index) => ({ name: `${index}.pdf`, bytes: large }));
    expect((await upload(many)).status).toBe(413);
  });

  test('200 parts', async () => {
    const parts = Array.from({ length: 200 }, (_, index) => ({ name: `${index}.pdf`, bytes: pdf }));
    expect((await upload(parts)).status).toBe(413);
  });

  test('bodies that are no form, or break off', async () => {
    expect(await send('application/json', '{}')).toBe(415);
    expect(await send('multipart/form-data', 'x')).toBe(415);
    expect(await send('multipart/form-data; boundary=a', '--a\r\nContent-Disposition: form-data; na')).toBe(
      400,
    );
    expect(await send('multipart/form-data; boundary=a', '--a--\r\n')).toBe(400);
  });

  test('what a picture hides behind its end is gone', async () => {
    const secret = randomBytes(16).toString('hex');
    const bytes = new Uint8Array(Buffer.concat([await picture(30, 30, 'jpeg'), ascii(`<script>${secret}`)]));
    const { text } = await upload([{ name: 'foto.jpg', bytes }]);
    const stored = await app.request('GET', JSON.parse(text).attachments[0].url);
    expect(stored.text).not.toContain(secret);
  });
});

describe('the picture', () => {
  const alt = { image_alt_text: 'Ett snöfall' };

  test('is cut to the ratio of news cards', async () => {
    const tall = await upload([{ field: 'image', name: 'b.png', bytes: await picture(510, 3000) }], alt);
    expect(JSON.parse(tall.text).image).toMatchObject({ alt_text: 'Ett snöfall', width: 510, height: 392 });
    const wide = await upload(
      [{ field: 'image', name: 'b.jpg', bytes: await picture(3000, 800, 'jpeg') }],
      alt,
    );
    expect(JSON.parse(wide.text).image).toMatchObject({ width: 1020, height: 784 });
  });

  test('needs a description, and a size that a card can show', async () => {
    const bytes = await picture(510, 392);
    expect((await upload([{ field: 'image', name: 'b.png', bytes }])).text).toContain(
      'Beskriv vad bilden visar.',
    );
    const small = await upload([{ field: 'image', name: 'b.png', bytes: await picture(100, 100) }], alt);
    expect(small.text).toContain('minst 255 × 196');
    expect((await upload([{ field: 'image', name: 'b.pdf', bytes: pdf }], alt)).status).toBe(422);
  });

  test('can be described anew and taken away', async () => {
    expect((await changeImage({ alt_text: 'Ingen bild' })).status).toBe(422);
    await upload([{ field: 'image', name: 'b.png', bytes: await picture(510, 392) }], alt);
    expect((await changeImage({ alt_text: 'Ett solblänk' })).body).toMatchObject({
      image: { alt_text: 'Ett solblänk' },
    });
    expect((await changeImage(null)).body).toMatchObject({ image: null });
  });
});
