import { expect, test } from 'vitest';
import type { ReportSite } from '../report-sites.ts';
import type { PeriodTotal } from './period-total.ts';
import { qualityOfSites } from './quality-of-sites.ts';
import type { SiteSum } from './site-sums.ts';

const site: ReportSite = {
  id: 'a',
  siteId: '735999000000010012',
  name: 'Butik',
  companyId: 'c',
  companyName: 'Bolag',
  customerId: '1',
  organizationNumber: '556677-8899',
  environmentalChoice: 'hydro',
  priceArea: 'SE3',
  isQuarter: false,
  heatedAreaM2: null,
  supplyStart: null,
  supplyEnd: null,
};

function qualityOf(sum: Partial<SiteSum>, expectedHours = 24) {
  const whole = {
    siteId: 'a',
    totalWh: 1000,
    presentHours: 24,
    isEstimated: false,
    isCorrected: false,
    ...sum,
  };
  const total: PeriodTotal = {
    totalWh: whole.totalWh,
    bySite: new Map([['a', whole]]),
    outside: new Map(),
    presentHours: whole.presentHours,
    expectedHours,
    delivered: new Set(['a']),
    partlyDelivered: 0,
    isOver: true,
    isComplete: true,
  };
  return qualityOfSites([site], total);
}

test('figures issue 5: figures of several sites are as sure as the weakest value behind them', () => {
  expect(qualityOf({})).toEqual({ quality: 'measured', missing_hours: 0 });
  expect(qualityOf({ isCorrected: true })).toEqual({ quality: 'corrected', missing_hours: 0 });
  expect(qualityOf({ isCorrected: true, isEstimated: true })).toEqual({
    quality: 'estimated',
    missing_hours: 0,
  });
  expect(qualityOf({ presentHours: 22, isEstimated: true })).toEqual({
    quality: 'incomplete',
    missing_hours: 2,
  });
  expect(qualityOf({ totalWh: null, presentHours: 0 })).toEqual({ quality: 'missing', missing_hours: 24 });
});
