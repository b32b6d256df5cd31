import { describe, expect, test } from 'vitest';
import { needOf, serversFor, type Limits, type Measured } from './model.ts';

const measured: Measured = {
  sites: 1000,
  days: 100,
  bytes: 1000 * 100 * 600,
  morningSeconds: 2,
  sumsSeconds: 5,
  backupSpeed: 1e8,
  requestsPerCore: 30,
  requestsPerPerson: 0.5,
};

const limits: Limits = { diskBytes: 1e12, morningSeconds: 3600, backupSeconds: 3600, databaseCores: 8 };

describe('what a supplier needs', () => {
  test('grows with sites, years and people', () => {
    const need = needOf(measured, { sites: 10_000, years: 5, resolution: 'quarter', people: 60 });
    expect(need).toEqual({
      diskBytes: 10_000 * 365 * 5 * 600,
      yearBytes: 10_000 * 365 * 600,
      morningSeconds: 20,
      sumsSeconds: 50,
      backupSeconds: 109.5,
      cores: 1,
    });
  });

  test('is less on disk by hour, by the values that a day has not', () => {
    const need = needOf(measured, { sites: 1, years: 1, resolution: 'hour', people: 0 });
    expect(need.diskBytes).toBe(365 * (600 - 72 * 4));
  });
});

describe('servers for values', () => {
  const need = {
    diskBytes: 1e11,
    yearBytes: 1e10,
    morningSeconds: 60,
    sumsSeconds: 60,
    backupSeconds: 60,
    cores: 4,
  };

  test('are one while that keeps every limit', () => {
    expect(serversFor(need, limits, 0.5)).toEqual({ count: 1, because: [] });
  });

  test('are as many as the limit needs that is passed by most, and say which were passed', () => {
    const large = { ...need, backupSeconds: 9000, cores: 20 };
    expect(serversFor(large, limits, 0.5)).toEqual({ count: 3, because: ['backupSeconds', 'databaseCores'] });
  });
});
