import { installPeers } from '../install-peers.ts';
import { inCases, medianOf, type Measurement } from '../result.ts';
import type { Application } from './application.ts';
import { auditPage, categories, type Audit } from './audit.ts';
import { startPortal } from './demo-portal.ts';
import { peersFolder, startKits } from './kits.ts';
import { timeRouteChange } from './route-change.ts';
import { scriptWeight } from './script-weight.ts';
import { sitesOfSweden } from './sites-of-sweden.ts';
import { startSlowBrowser, type SlowBrowser } from './slow-browser.ts';
import { longestBlock } from './tree-search.ts';

/** Rounds per median; fewer for a quick look: `PORTAL_ROUNDS=1`. */
const roundCount = Number(process.env['PORTAL_ROUNDS'] ?? 5);

/** Only ours when it is 1: the kits are then missing in the result. */
const onlyOurs = process.env['PORTAL_ONLY_OURS'] === '1';

function medianOrNull(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : medianOf(known);
}

function auditRows(place: string, peer: string, audits: readonly Audit[]): Measurement[] {
  const [first] = audits;
  const scores = Object.entries(categories).map(([id, name]): Measurement => {
    const values = audits.map(
      ({ scores: all }) => Object.entries(all).find(([key]) => key === id)?.[1] ?? null,
    );
    return { case: `${place}: ${name}`, peer, median: medianOrNull(values), unit: 'of 100' };
  });
  if (first !== undefined && first.failed.length > 0) {
    process.stderr.write(`${peer}, ${place}: not passed: ${first.failed.join(', ')}\n`);
  }
  const paint = medianOrNull(audits.map(({ largestPaint }) => largestPaint));
  return [...scores, { case: `${place}: largest paint`, peer, median: paint, unit: 'ms' }];
}

/** Only performance differs between rounds; the other categories are audited once. */
async function auditRounds(url: string, { port }: SlowBrowser): Promise<readonly Audit[]> {
  const audits = [await auditPage(url, port, Object.keys(categories))];
  while (audits.length < roundCount) audits.push(await auditPage(url, port, ['performance']));
  return audits;
}

async function measurePlaces(
  application: Application,
  places: Readonly<Record<string, string>>,
  browser: SlowBrowser,
): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  const { name: peer, origin } = application;
  for (const [place, path] of Object.entries(places)) {
    const url = origin + path;
    const weight = await scriptWeight(browser.context, url);
    rows.push({ case: `${place}: JavaScript`, peer, median: weight, unit: 'bytes, gzip' });
    rows.push(...auditRows(place, peer, await auditRounds(url, browser)));
    process.stderr.write(`${peer}, ${place}: measured\n`);
  }
  return rows;
}

async function measure(application: Application): Promise<Measurement[]> {
  const { name: peer, signIn, pages, enter } = application;
  const browser = await startSlowBrowser();
  try {
    const rows = await measurePlaces(application, { 'sign-in': signIn }, browser);
    const page = await browser.context.newPage();
    await enter(page);
    await page.close();
    rows.push(...(await measurePlaces(application, pages, browser)));
    const changes = await timeRouteChange(browser.context, application, roundCount);
    rows.push({ case: 'route change until painted', peer, median: medianOf(changes), unit: 'ms' });
    return rows;
  } finally {
    await browser.close();
  }
}

async function measureTree({ name: peer, origin, enter }: Application): Promise<Measurement[]> {
  const sites = sitesOfSweden();
  if (sites === null) return [];
  const browser = await startSlowBrowser();
  try {
    const page = await browser.context.newPage();
    await enter(page);
    await page.close();
    const gaps = await longestBlock(browser.context, origin, sites, roundCount);
    return [{ case: 'tree search, 17 567 nodes: longest block', peer, median: medianOf(gaps), unit: 'ms' }];
  } finally {
    await browser.close();
  }
}

/** Benchmarks the portal as delivered, on a slow computer and network: size, Lighthouse, route change, tree search. */
export async function portalBench(): Promise<readonly Measurement[]> {
  await installPeers(peersFolder);
  const portal = await startPortal();
  const applications = [portal];
  try {
    if (!onlyOurs) applications.push(...(await startKits()));
    const rows: Measurement[] = [];
    for (const application of applications) rows.push(...(await measure(application)));
    rows.push(...(await measureTree(portal)));
    return inCases(rows);
  } finally {
    for (const application of applications) await application.stop();
  }
}
