import { describe, expect, it } from 'vitest';

import { statusBadgeMessages } from './messages.ts';
import { isNormal, statusKey, statusTone, statusTones, statusValues } from './status-presets.ts';

describe('status presets', () => {
  it('have words for every value in both languages, and no words without a value', () => {
    const keys = Object.entries(statusTones).flatMap(([kind, tones]) =>
      Object.keys(tones).map((value) => `${kind}.${value}`),
    );
    expect(Object.keys(statusBadgeMessages.sv).toSorted()).toEqual(keys.toSorted());
    expect(Object.keys(statusBadgeMessages.en).toSorted()).toEqual(keys.toSorted());
  });

  it('list the invoice statuses of domain.md in their order', () => {
    expect(
      statusValues('invoice').map((value) => statusBadgeMessages.sv[statusKey('invoice', value)]),
    ).toEqual([
      'Obetald',
      'Delbetald',
      'Betald',
      'Förfallen',
      'Påmind',
      'Inkasso',
      'Krediterad',
      'Makulerad',
      'Avskriven',
    ]);
  });

  it('have one state at most that calls for nothing', () => {
    const normal = (['invoice', 'user', 'news', 'site', 'customer', 'quality', 'origin'] as const).map(
      (kind) => statusValues(kind).filter((value) => isNormal(kind, value)),
    );
    expect(normal).toEqual([['paid'], ['active'], ['published'], ['active'], ['active'], ['measured'], []]);
  });

  it('take unpaid as information and overdue as danger', () => {
    expect(statusTone('invoice', 'unpaid')).toBe('info');
    expect(statusTone('invoice', 'overdue')).toBe('danger');
    expect(statusTone('quality', 'missing')).toBe('warning');
  });
});
