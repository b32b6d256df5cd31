import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { later } from '../config/clock.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../testing/test-people.ts';
import { cleanHtml } from './clean-html.ts';

let app: TestApp;
let groupId: string;
let otherGroupId: string;
let customer: string;
let staff: string;

beforeAll(async () => {
  app = await createTestApp();
  groupId = (await createCorporateGroup(app.deps.database, 'Norrviken', [])).id;
  otherGroupId = (await createCorporateGroup(app.deps.database, 'Kallvik', [])).id;
  const member = await createUser(app.deps.database, { corporateGroupId: groupId });
  customer = (await app.sessionOf(member.id)).access;
  staff = (await app.sessionOf((await createUser(app.deps.database)).id)).access;
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.deps.database.db.deleteFrom('news').execute();
});

interface Item {
  readonly title: string;
  readonly body?: string;
  readonly status?: 'draft' | 'scheduled' | 'published' | 'archived';
  readonly audience?: 'all' | 'internal' | 'customers' | 'corporate_groups';
  readonly isPinned?: boolean;
  /** Seconds from now. */
  readonly publishIn?: number;
  readonly unpublishIn?: number;
  readonly authorId?: string;
  readonly corporateGroupId?: string;
}

async function publish(item: Item): Promise<string> {
  const id = randomUUID();
  const now = app.clock.now();
  const { db } = app.deps.database;
  await db
    .insertInto('news')
    .values({
      id,
      title: item.title,
      preamble: `Ingress till ${item.title}`,
      body: item.body ?? '<p>Brödtext</p>',
      status: item.status ?? 'published',
      audience: item.audience ?? 'all',
      is_pinned: item.isPinned ?? false,
      publish_at: later(now, item.publishIn ?? -60),
      unpublish_at: item.unpublishIn === undefined ? null : later(now, item.unpublishIn),
      author_id: item.authorId ?? null,
    })
    .execute();
  if (item.corporateGroupId !== undefined)
    await db
      .insertInto('news_corporate_group')
      .values({ news_id: id, corporate_group_id: item.corporateGroupId })
      .execute();
  return id;
}

function list(access: string, query = '') {
  return app.request('GET', `/api/v1/news/published-news/${query}`, { access });
}

async function titles(access: string, query = ''): Promise<unknown[]> {
  const { results } = (await list(access, query)).body;
  return Array.isArray(results) ? results.map((item) => Reflect.get(Object(item), 'title')) : [];
}

describe('who sees what', () => {
  test('only what is published now', async () => {
    await publish({ title: 'Ute' });
    await publish({ title: 'Tidsatt som har börjat', status: 'scheduled', publishIn: -120 });
    const taken = await publish({ title: 'Nedtagen', unpublishIn: -1 });
    const draft = await publish({ title: 'Utkast', status: 'draft' });
    const archived = await publish({ title: 'Arkiverad', status: 'archived' });
    const future = await publish({ title: 'Kommande', status: 'scheduled', publishIn: 60 });
    expect(await titles(customer)).toEqual(['Ute', 'Tidsatt som har börjat']);
    for (const id of [taken, draft, archived, future])
      expect(
        (await app.request('GET', `/api/v1/news/published-news/${id}/`, { access: customer })).status,
      ).toBe(404);
    app.clock.advance(61);
    expect(await titles(customer)).toContain('Kommande');
  });

  test('only what is meant for the reader', async () => {
    await publish({ title: 'Alla' });
    await publish({ title: 'Interna', audience: 'internal' });
    await publish({ title: 'Kunder', audience: 'customers' });
    await publish({ title: 'Norrviken', audience: 'corporate_groups', corporateGroupId: groupId });
    await publish({ title: 'Kallvik', audience: 'corporate_groups', corporateGroupId: otherGroupId });
    expect(new Set(await titles(customer))).toEqual(new Set(['Alla', 'Kunder', 'Norrviken']));
    expect(new Set(await titles(staff))).toEqual(new Set(['Alla', 'Interna']));
    expect((await list(customer)).body).toMatchObject({ count: 3 });
  });
});

async function listedBy(ordering: string): Promise<unknown> {
  return (await list(customer, `?ordering=${ordering}`)).body['results'];
}

describe('the list', () => {
  test('has pinned ones first, then the newest', async () => {
    await publish({ title: 'Äldst', publishIn: -300 });
    await publish({ title: 'Fäst', publishIn: -900, isPinned: true });
    await publish({ title: 'Nyast', publishIn: -10 });
    expect(await titles(customer)).toEqual(['Fäst', 'Nyast', 'Äldst']);
  });

  test('comes in another order when it is asked for, pinned or not', async () => {
    await publish({ title: 'Ödemark', publishIn: -300 });
    await publish({ title: 'Åtta råd', publishIn: -900, isPinned: true });
    await publish({ title: 'Zink', publishIn: -10 });
    const [first, second, third] = [{ title: 'Zink' }, { title: 'Åtta råd' }, { title: 'Ödemark' }];
    expect(await listedBy('title')).toMatchObject([first, second, third]);
    expect(await listedBy('-title')).toMatchObject([third, second, first]);
    expect(await listedBy('published_at')).toMatchObject([second, third, first]);
    expect(await listedBy('-published_at')).toMatchObject([first, third, second]);
  });

  test('comes in pages that name their neighbours', async () => {
    for (let number = 1; number <= 5; number++)
      await publish({ title: `Nyhet ${number}`, publishIn: -number });
    const page = await list(customer, '?limit=2&offset=2&search=nyhet');
    expect(page.body).toMatchObject({
      count: 5,
      next: '/api/v1/news/published-news/?limit=2&offset=4&search=nyhet',
      previous: '/api/v1/news/published-news/?limit=2&offset=0&search=nyhet',
      results: [{ title: 'Nyhet 3' }, { title: 'Nyhet 4' }],
    });
    expect((await list(customer, '?limit=5')).body).toMatchObject({ next: null, previous: null });
  });

  test('is searched by words in title, preamble and text, not in markup', async () => {
    await publish({ title: 'Åskan slog ut elnätet', body: '<p class="sommar">Avbrott i Luleå</p>' });
    await publish({ title: 'Nya priser', body: '<p>100 % el, 50:50 delat</p>' });
    expect(await titles(customer, `?search=${encodeURIComponent('ELNÄTET åskan')}`)).toEqual([
      'Åskan slog ut elnätet',
    ]);
    expect(await titles(customer, `?search=${encodeURIComponent('luleå ingress')}`)).toEqual([
      'Åskan slog ut elnätet',
    ]);
    expect(await titles(customer, '?search=sommar')).toEqual([]);
    expect(await titles(customer, `?search=${encodeURIComponent('100 %')}`)).toEqual(['Nya priser']);
    expect(await titles(customer, '?search=0_5')).toEqual([]);
  });
});

describe('one item', () => {
  test('is marked as read by who has opened it', async () => {
    const author = await createUser(app.deps.database, { firstName: 'Karin', lastName: 'Åberg' });
    const id = await publish({ title: 'Läs mig', authorId: author.id });
    expect((await list(customer)).body).toMatchObject({ results: [{ is_read: false }] });
    for (let times = 1; times <= 2; times++) {
      const item = await app.request('GET', `/api/v1/news/published-news/${id}`, { access: customer });
      expect(item.body).toMatchObject({
        uuid: id,
        is_read: true,
        body: '<p>Brödtext</p>',
        attachments: [],
        author: { uuid: author.id, full_name: 'Karin Åberg' },
      });
    }
    expect((await list(customer)).body).toMatchObject({ results: [{ is_read: true }] });
    expect((await list(staff)).body).toMatchObject({ results: [{ is_read: false }] });
  });

  test('has picture and files, which can run nothing', async () => {
    const id = await publish({ title: 'Med bild' });
    const imageId = randomUUID();
    const key = randomUUID();
    const { db } = app.deps.database;
    await db
      .insertInto('news_image')
      .values({
        news_id: id,
        id: imageId,
        alt_text: 'Ett snöfall',
        width: 255,
        height: 196,
        content_type: 'image/svg+xml',
        bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      })
      .execute();
    await db
      .insertInto('news_attachment')
      .values({
        key,
        news_id: id,
        file_name: 'Mål & "plan".pdf',
        content_type: 'application/pdf',
        bytes: Buffer.from('%PDF'),
      })
      .execute();
    const item = await app.request('GET', `/api/v1/news/published-news/${id}`, { access: customer });
    expect(item.body).toMatchObject({
      image: { url: `/media/news/${imageId}`, alt_text: 'Ett snöfall', width: 255, height: 196 },
      attachments: [{ file_name: 'Mål & "plan".pdf', size_bytes: 4, url: `/media/news-attachments/${key}` }],
    });
    const image = await app.request('GET', `/media/news/${imageId}`);
    expect(image.headers.get('content-type')).toBe('image/svg+xml');
    expect(image.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    const file = await app.request('GET', `/media/news-attachments/${key}`);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Mal _ _plan_.pdf"; filename*=UTF-8''M%C3%A5l%20%26%20%22plan%22.pdf`,
    );
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    for (const path of [`/media/news/${randomUUID()}`, '/media/news/..%2f..%2fetc'])
      expect((await app.request('GET', path)).status).toBe(404);
  });
});

describe('security 62: cleaning', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" &#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<p onclick="alert(1)" style="position:fixed">x</p>',
    '<style>*{background:url(//evil.example)}</style>',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<form action="//evil.example"><input name=password></form>',
    '<base href="//evil.example">',
    '<meta http-equiv=refresh content="0;url=//evil.example">',
    '<object data="//evil.example"></object>',
    '<a href="//evil.example">x</a>',
    '<scr<script>ipt>alert(1)</script>',
  ])('%s is harmless afterwards', (html) => {
    expect(cleanHtml(html)).not.toMatch(
      /<(?!\/?(a|p)\b)|\bon\w+\s*=|javascript:|data:|style=|<script|evil\.example/i,
    );
  });

  test('what a text needs stays', () => {
    const html =
      '<h2>Rubrik</h2><p>Text med <strong>fet</strong>, <em>kursiv</em> och <a href="https://vinrod.example/x?a=1&amp;b=2">länk</a>.</p><ul><li>Ett</li></ul><table><thead><tr><th scope="col">År</th></tr></thead><tbody><tr><td>2026</td></tr></tbody></table>';
    expect(cleanHtml(html)).toBe(html);
  });
});
