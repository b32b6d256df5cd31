import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { Cell, Column } from '../../../apps/api/src/files/sheet.ts';
import { xlsxFile } from '../../../apps/api/src/files/xlsx.ts';
import { gsrnCheckDigit } from '../../../apps/api/src/identifiers/gsrn.ts';
import { stepMs, type Resolution } from '../../../apps/api/src/quantities/resolution.ts';

/** A year of made-up values of sites, as a supplier's systems deliver them. */
export interface Delivery {
  readonly resolution: Resolution;
  readonly siteIds: readonly string[];
  /** Steps of each site. */
  readonly steps: number;
  /** Instant of the first step, milliseconds since 1970. */
  readonly start: number;
}

const dayMs = 86_400_000;

/** Sites of a delivery: about two million values in a year. */
const sitesBy: Readonly<Record<Resolution, number>> = { hour: 200, quarter: 60 };

/** A year of 200 sites by hour or of 60 by quarter: about two million values. */
export function deliveryOf(resolution: Resolution): Delivery {
  const siteIds = Array.from({ length: sitesBy[resolution] }, (_, index) => {
    const digits = `73599900000${String(index).padStart(6, '0')}`;
    return `${digits}${gsrnCheckDigit(digits)}`;
  });
  return {
    resolution,
    siteIds,
    steps: (365 * dayMs) / stepMs[resolution],
    start: Date.UTC(2024, 11, 31, 23),
  };
}

/** Number of values of a delivery. */
export function valuesOf({ siteIds, steps }: Delivery): number {
  return siteIds.length * steps;
}

/** Value of a step of a site, kWh with three decimals. */
export function kwhAt(site: number, step: number): number {
  return ((site * 7919 + step * 104_729) % 90_000) / 1000;
}

async function writeParts(path: string, parts: Iterable<string>): Promise<void> {
  const file = createWriteStream(path);
  for (const part of parts) if (!file.write(part)) await once(file, 'drain');
  file.end();
  await once(file, 'finish');
}

/** Values in one row of the supplier's API; a month of hours is 744. */
const runLength = 744;

function* rows({ resolution, siteIds, steps, start }: Delivery, corporateGroup: string): Generator<string> {
  for (let first = 0; first < steps; first += runLength) {
    const length = Math.min(runLength, steps - first);
    for (const [site, siteId] of siteIds.entries()) {
      const kwh = Array.from({ length }, (_, index) => kwhAt(site, first + index));
      const instant = new Date(start + first * stepMs[resolution]).toISOString();
      yield `${JSON.stringify({ corporate_group: corporateGroup, site_id: siteId, start: instant, resolution, kwh })}\n`;
    }
  }
}

/** Writes the rows of `PUT /v1/supplier/meter-values/`. */
export function writeRows(path: string, delivery: Delivery, corporateGroup: string): Promise<void> {
  return writeParts(path, rows(delivery, corporateGroup));
}

function* lines({ resolution, siteIds, steps, start }: Delivery): Generator<string> {
  yield 'site,timestamp,kwh\n';
  for (let step = 0; step < steps; step += 1) {
    const instant = new Date(start + step * stepMs[resolution]).toISOString();
    yield siteIds.map((siteId, site) => `${siteId},${instant},${kwhAt(site, step)}\n`).join('');
  }
}

/** Writes a value to a line, as `pnpm api import-values` reads them. */
export function writeLines(path: string, delivery: Delivery): Promise<void> {
  return writeParts(path, lines(delivery));
}

function* wide({ siteIds, resolution, steps, start }: Delivery): Generator<Cell[]> {
  for (let step = 0; step < steps; step += 1) {
    const instant = new Date(start + step * stepMs[resolution]).toISOString();
    yield [instant, ...siteIds.map((_, site) => kwhAt(site, step))];
  }
}

/** Writes a workbook with a column for each site, as people send one. */
export async function writeWorkbook(path: string, delivery: Delivery): Promise<void> {
  const columns: Column[] = [
    { heading: 'Tidpunkt (UTC)', width: 24, format: { kind: 'text' } },
    ...delivery.siteIds.map((siteId): Column => {
      return { heading: `${siteId} (kWh)`, width: 12, format: { kind: 'number', decimals: 3 } };
    }),
  ];
  await pipeline(xlsxFile([{ name: 'Mätvärden', columns, rows: wide(delivery) }]), createWriteStream(path));
}

function* tall({ resolution, siteIds, steps, start }: Delivery): Generator<string> {
  for (let step = 0; step < steps; step += 1) {
    const instant = new Date(start + step * stepMs[resolution]).toISOString();
    yield siteIds.map((siteId, site) => `${siteId}\t${instant}\t${kwhAt(site, step)}\n`).join('');
  }
}

/** Writes the same as `COPY` reads it. */
export function writeTall(path: string, delivery: Delivery): Promise<void> {
  return writeParts(path, tall(delivery));
}
