import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { peersFolder } from './kits.ts';
import { cpuSlowdown, fast4G } from './slow-browser.ts';

/** Lighthouse results of a page. */
export interface Audit {
  /** 0 to 100; null where Lighthouse gave no score. */
  readonly scores: Readonly<Record<Category, number | null>>;
  /** Largest Contentful Paint in ms. */
  readonly largestPaint: number | null;
  /** Failed audits of accessibility, best practices and SEO. */
  readonly failed: readonly string[];
}

/** Measured categories, by their id. */
export const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;

type Category = keyof typeof categories;
type Fields = Readonly<Record<string, unknown>>;

function isCategory(id: string): id is Category {
  return id in categories;
}

/** A part of the report, whose form is not guaranteed: empty when missing. */
function partOf(value: unknown, key: string): Fields {
  const part: unknown = Reflect.get(Object(value), key);
  return typeof part === 'object' && part !== null ? { ...part } : {};
}

function numberOf(value: unknown, key: string): number | null {
  const found: unknown = Reflect.get(Object(value), key);
  return typeof found === 'number' ? found : null;
}

function scoreOf(report: unknown, category: Category): number | null {
  const score = numberOf(partOf(partOf(report, 'categories'), category), 'score');
  return score === null ? null : Math.round(score * 100);
}

/** Failed audits, without performance, which is a matter of degree. */
function failedAudits(report: unknown): readonly string[] {
  const audits = partOf(report, 'audits');
  const ids = Object.keys(categories)
    .filter((category) => category !== 'performance')
    .flatMap((category) => Object.values(partOf(partOf(partOf(report, 'categories'), category), 'auditRefs')))
    .filter((reference) => (numberOf(reference, 'weight') ?? 0) > 0)
    .map((reference) => String(Reflect.get(Object(reference), 'id')));
  return [...new Set(ids)].filter((id) => numberOf(audits[id], 'score') === 0);
}

/**
 * Runs Lighthouse on a page from an empty cache, on a phone as is its default, with the bench's processor and network.
 *
 * @param port - port of the browser's remote debugger; its sign-in is kept
 * @throws Error when Lighthouse is not installed or gives no report
 */
export async function auditPage(url: string, port: number, wanted: readonly string[]): Promise<Audit> {
  const entry = pathToFileURL(join(peersFolder, 'node_modules/lighthouse/core/index.js')).href;
  const { default: lighthouse }: { default?: unknown } = await import(entry);
  if (typeof lighthouse !== 'function') throw new Error('Lighthouse is not installed.');
  const flags = { port, output: 'json', logLevel: 'error' };
  const settings = {
    onlyCategories: wanted.filter(isCategory),
    disableFullPageScreenshot: true,
    throttlingMethod: 'devtools',
    throttling: {
      cpuSlowdownMultiplier: cpuSlowdown,
      requestLatencyMs: fast4G.latencyMs,
      downloadThroughputKbps: fast4G.downloadKbps,
      uploadThroughputKbps: fast4G.uploadKbps,
    },
  };
  const outcome: unknown = await lighthouse(url, flags, { extends: 'lighthouse:default', settings });
  const report = partOf(outcome, 'lhr');
  const problem = partOf(report, 'runtimeError')['message'];
  if (problem !== undefined) throw new Error(`${url}: ${String(problem)}`);
  return {
    scores: {
      performance: scoreOf(report, 'performance'),
      accessibility: scoreOf(report, 'accessibility'),
      'best-practices': scoreOf(report, 'best-practices'),
      seo: scoreOf(report, 'seo'),
    },
    largestPaint: numberOf(partOf(partOf(report, 'audits'), 'largest-contentful-paint'), 'numericValue'),
    failed: failedAudits(report),
  };
}
