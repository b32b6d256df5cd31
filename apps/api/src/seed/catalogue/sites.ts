import { readFileSync } from 'node:fs';
import { parseDay } from '@vinrod/locale/day';
import { siteIdOf } from '../identifiers.ts';
import { parseBuildingType } from '../model/building-types.ts';
import type { DemoSite } from './catalogue.ts';
import { townOf } from './towns.ts';

const fieldCount = 13;

function numberOf(text: string): number {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) throw new TypeError(`"${text}" is not a number`);
  return value;
}

function readSite(line: string): [company: string, site: DemoSite] {
  const fields = line.split(';');
  if (fields.length !== fieldCount)
    throw new TypeError(`has ${fields.length} fields instead of ${fieldCount}`);
  const field = (index: number): string => fields[index] ?? '';
  const type = parseBuildingType(field(3));
  if (type === null) throw new TypeError(`"${field(3)}" is no building type`);
  const metering = field(10);
  if (metering !== 'hour' && metering !== 'quarter') throw new TypeError(`"${metering}" is no metering`);
  if (!/^\d{5}$/.test(field(7))) throw new TypeError(`"${field(7)}" is no postal code`);
  const supplyStart = field(12) === '' ? null : parseDay(field(12));
  if (field(12) !== '' && supplyStart === null) throw new TypeError(`"${field(12)}" is no day`);
  const site: DemoSite = {
    name: field(1),
    siteId: siteIdOf(numberOf(field(2))),
    type,
    annualKwh: numberOf(field(4)),
    town: townOf(field(5)),
    street: field(6),
    postalCode: field(7),
    building: field(8),
    manager: field(9),
    resolution: metering,
    yearlyChange: numberOf(field(11)),
    supplyStart,
  };
  return [field(0), site];
}

/**
 * Reads the sites of the demo data by the name of their company.
 * @throws {TypeError} naming the wrong line of `sites.csv`
 */
export function readDemoSites(): ReadonlyMap<string, readonly DemoSite[]> {
  const lines = readFileSync(new URL('./sites.csv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const byCompany = new Map<string, DemoSite[]>();
  for (const [index, line] of lines.slice(1).entries()) {
    try {
      const [company, site] = readSite(line);
      const sites = byCompany.get(company) ?? [];
      sites.push(site);
      byCompany.set(company, sites);
    } catch (error) {
      throw new TypeError(`sites.csv, line ${index + 2}: ${String(error)}`, { cause: error });
    }
  }
  return byCompany;
}
