import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { measureRoutes, type RouteSizes } from './route-sizes.ts';

/** Most kB (1000 bytes, gzip) that a page may add to what every signed-in user has loaded. */
const usual = 80;

/**
 * Larger pages with tables and diagrams; see bench/README.md for what stands in the way. Chart texts as messages cost
 * those with a line graph 1.5 to 2.7 (docs/decisions/0023), kinds as data up to 1.3 (docs/decisions/0025), and parts
 * that are drawn without React up to 0.6 (docs/decisions/0026). Columns that leave a narrow table, and skeletons of its real
 * widths, cost those with a table up to 0.5; the one head of objects moves 0.4 of what pages share. Measured one change at a
 * time: charts in any language cost those with a chart 0.5 (docs/decisions/0030), skeletons as high as what follows 0.4 to
 * 0.6, and the choice of sites in an invitation moves 0.7 of what pages share. Filters in a sheet, which only phones load,
 * cost those with a table 0.3, and reports, where they are counted and cleared, 0.3 to 0.5; lists that are empty in one line 0.1.
 * A line of a tile that keeps its room, and what paper says of a list, cost those with a table 0.2 to 0.4.
 * Dates kept on one line, and charts as wide as the paper before its pages are counted, cost 0.03 to 0.06 each after they were
 * made as small as they can be.
 * Groups as quick choices beside the tree of sites cost the reports 0.2, although their buttons are loaded with the first group; the
 * numbers of weeks cost those with a chart 0.1.
 * Axes that end close to their values, names in a picture that are buttons, and one form for hours cost those with a chart 0.3 to
 * 0.5; skeletons of tables with their sum and the details below names cost those with a table 0.15.
 * A period in one field and a press that selects only a row of the tree move 0.1 to 0.8 of what pages with fields and tables
 * share.
 * Counts in the tabs of files cost the page of files 0.3.
 * The forms that ask again who somebody is move 0.1 to 0.2 of what pages with fields share.
 * Marks drawn apart from names, skeletons with air and headings above failures cost those with a table or a chart 0.05.
 * Calendars, what keeps only the rows in view of a long table, toasts and dialogs of the editor come after the page and are not
 * counted: they took 5 to 28 of each page.
 * A table whose cells are rendered once, say their order without React Aria and share the room by CSS costs those with one 1.1.
 * What the start page shares with a page or two is one file in place of a dozen, so that it waits for one way to the server in
 * place of three: those pages bring up to 5 of it that they do not use, and mostly have it already.
 * Lines in pieces, which are painted in 0.55 to 0.7 of the time, and marks that come back cost those with a line graph 0.2.
 * Together these and the service accounts move 0.1 to 0.4 more than one at a time. The hashes in names of files alone move a
 * page by up to 0.02, so a limit stands at least that far above what was measured.
 */
const limits: Readonly<Record<string, number>> = {
  // A kept view, periods, notes and copies of charts cost 0.5 to 0.8 of each page with one.
  // A press that compares costs 0.4, and one that compares winters 0.1; the period and what it is compared with in one field
  // each 0.3. What a chart does once and not at every step of a zoom, and time from left to right, cost 0.2.
  'areas/energy/graph/GraphReport.tsx': 85.5,
  // Calendars come later, and what the field of a month shares with them is a file of its own, which costs 0.2. Names and labels that
  // keep apart, with text of twice the size too, cost 0.1 of three pages.
  'areas/energy/hour/HourReport.tsx': 97.6,
  // Names at the bars, and parts beyond the most that are drawn, cost 0.5 of it; the shape of what comes costs 0.5.
  'areas/energy/month/MonthReport.tsx': 124.9,
  'areas/people/roles/CustomerRolesScreen.tsx': 80.5,
  'areas/invoices/list/InvoicesOf.tsx': 80.8,
  // Has its own texts, 2.1, which everybody loaded before. The mark of values that have changed costs 0.3; what it says
  // is loaded with the first one.
  'areas/environment/certificates/CertificatesScreen.tsx': 89.3,
  'areas/environment/residual-mix/ResidualMixScreen.tsx': 103.5,
  // A table of what was read in, and the bar to drop files on. Words about articles of invoices cost 0.2.
  // What is kept of articles and buyers, with the forms that change it, costs 8.7: the forms, which the page had not.
  // Its lists of what is kept come page by page and are searched, which costs 0.2.
  'areas/organisation/imports/ImportsScreen.tsx': 93,
  // Loaded when a file waits for somebody: its fields, its table of problems and the choice of a site. What the articles of an
  // invoice are costs 0.7, which company its buyer is and what uses the replaced values 1.9.
  // Keeping what was typed in a field with suggestions costs 0.1.
  'areas/organisation/imports/deciding/DecidingCard.tsx': 101.9,
  // Which days last year lacks, the way to them and one unit for the page cost 0.5: they stand in the first tiles, so loading
  // them afterwards would move what is below.
  'areas/organisation/site-group/SiteGroupScreen.tsx': 105.6,
  // A table and a chart, shared with the month report, and its own texts, of which those of the weather's part cost 0.5.
  'areas/energy/what-changed/WhatChangedReport.tsx': 116.3,
  // Loaded with it when its temperatures are there: the model of what they cost, 3.4, beside the report.
  'areas/energy/what-changed/WeatherShare.tsx': 119.8,
  // The expert's suggestions cost 1.1, and the days with the highest consumption 0.3.
  'areas/organisation/corporate-group/CorporateGroupScreen.tsx': 80.7,
  // What pages share moves by up to 0.1 with the chunks of other ways to sign in.
  'areas/organisation/site/SiteScreen.tsx': 110.1,
};

const routeSources = import.meta.glob('../areas/*/*routes.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let sizes: RouteSizes;

beforeAll(async () => {
  // Vitest sets it to "test", which would build React for development.
  vi.stubEnv('NODE_ENV', 'production');
  sizes = await measureRoutes();
}, 240_000);

afterAll(() => {
  vi.unstubAllEnvs();
});

function scripts(files: unknown): readonly string[] {
  return Array.isArray(files) ? files.map(String).filter((file) => file.endsWith('.js')) : [];
}

describe('size in kB of JavaScript, minified and gzipped', () => {
  // The target was 110 kB; React alone is 69. The picture's colours without a table of all gave 0.7 back.
  // A supplier's own mark, picture, words and addresses cost 0.5 (docs/decisions/0034).
  // What an odd success, a redirect and a fault of the page are costs 0.4 in Swedish.
  // The settings of other ways to sign in cost 0.2; the ways themselves load where there are some.
  // What passkeys and personal data share with it costs 0.2.
  // Parts that config.json leaves out cost 0.05; which permissions they are loads where some are.
  // The route table and what stands behind it come with the frame, progress is shown without React Aria, and React's own
  // store stands in for the router's: 5.7 less.
  // The heading that gives the focus to what was left, and the corporate groups that back shows again, cost 0.15.
  // What was asked for before the scripts were there, and counts written without `Intl`, cost 0.2.
  it('brings the sign-in page in at most 121.4 kB', () => {
    expect(sizes.signIn / 1000).toBeGreaterThan(70);
    expect(sizes.signIn / 1000).toBeLessThanOrEqual(121.4);
  });

  // What waits for staff costs 0.1 of it: its count in the menu; its words come with the page.
  // The foot of printed pages costs 0.3.
  // Letters typed while a search loads cost 0.2. The words of the question before news is published and a link in a toast cost
  // 0.7, forms whose buttons come with the first change 0.2, the public holidays of what changed in a month 0.7; texts that
  // come with their page gave 2.1 back. Service accounts cost 0.3: their place in the menu, the rights and the routes, and
  // their calls; their texts come with the page.
  // The place of the staff's overview in the menu while a corporate group loads, lines that keep their room in tiles, and
  // addresses of a company's invoices cost 0.4.
  // The calls and rights of files that are read in cost 0.2, and the query params of a report, shared by three, 0.3: as a file of
  // its own they were one too many to be asked for at once. A supplier's own mark and addresses cost 0.4.
  // Signing out through a provider and the calls of passkeys cost 0.5, and what is kept of buyers 0.3.
  // The right to hand out and erase personal data costs 0.1.
  // What waits without parts that are left out costs 0.1.
  // The calls of linking an account to the broker cost 0.4.
  // The route table, which was in the start, costs 4.4, and words and times that were there by their index files alone
  // 0.7.
  // Back and forward to where somebody was on a page cost 0.6.
  // Toasts, which come once the page is drawn, gave 2.9 back.
  // What a page asked for when it was opened before, asked for again before its code is there, costs 0.3.
  it('brings the frame of the signed-in in at most 102.7 kB more', () => {
    expect(sizes.frame / 1000).toBeGreaterThan(20);
    expect(sizes.frame / 1000).toBeLessThanOrEqual(102.7);
  });

  it('brings each page in what it may weigh', () => {
    const heavier = [...sizes.byScreen].filter(([screen, bytes]) => bytes / 1000 > (limits[screen] ?? usual));
    expect(sizes.byScreen.size).toBeGreaterThan(20);
    expect(heavier).toEqual([]);
  });
});

it('compiles every text: no file has the parser of ICU messages', () => {
  expect(sizes.withMessageParser).toEqual([]);
});

describe('files that the document of a page names', () => {
  it('are known for every page of the route table but the sign-in page, which is in the start', () => {
    const inSources = Object.values(routeSources).flatMap((text) => text.match(/path: '[^']+'/g) ?? []);
    const paths = inSources.map((text) => text.slice("path: '".length, -1)).filter((path) => path !== '/');
    expect(paths.length).toBeGreaterThan(25);
    const known = [...sizes.pageFiles.keys()].filter((address) => !address.includes('?'));
    expect(known.toSorted()).toEqual(paths.toSorted());
  });

  it('are those of what an address shows first', () => {
    const [graph, month] = ['/analytics', '/analytics?report=month'].map((address) =>
      JSON.stringify(sizes.pageFiles.get(address)),
    );
    expect(graph).toMatch(/\/GraphReport-/);
    expect(month).toMatch(/\/MonthReport-/);
    expect(month).not.toMatch(/\/GraphReport-/);
  });

  it('have the fonts of Swedish text, where no page is drawn before its scripts', () => {
    expect(JSON.stringify(sizes.pageFiles.get('/overview')).match(/-latin-wght-normal-/g)).toHaveLength(2);
    expect(JSON.stringify(sizes.pageFiles.get('/reset-password'))).not.toContain('.woff2');
  });

  it('are few enough to be asked for at once: six beside the start, and six more', () => {
    // The days that two kinds of fields share are a file of their own: with all that they are made of in one file, pages with a
    // single date would bring 3.9 kB more.
    const many = [...sizes.pageFiles].filter(([, files]) => scripts(files).length > 17);
    expect(many).toEqual([]);
  });
});
