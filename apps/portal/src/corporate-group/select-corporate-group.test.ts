import { describe, expect, it } from 'vitest';

import {
  selectCorporateGroup,
  allCorporateGroups,
  unknownCandidates,
  type CorporateGroupCandidates,
} from './select-corporate-group.ts';

function uuid(letter: string): string {
  return `${letter.repeat(8)}-0000-4000-8000-000000000000`;
}

const corporateGroups = ['a', 'b', 'c'].map((letter) => ({
  uuid: uuid(letter),
  name: letter.toUpperCase(),
  organization_number: '556677-8899',
  site_count: 1,
  is_whole: true,
  can_give_administration: true,
}));
const customer = { corporateGroups, seesEvery: false };
const staff = { corporateGroups, seesEvery: true };
const nothing: CorporateGroupCandidates = { fromAddress: null, cached: null, fromProfile: null };

function shown(reader: typeof customer, candidates: Partial<CorporateGroupCandidates>): string {
  const choice = selectCorporateGroup(reader, { ...nothing, ...candidates });
  return choice.kind === 'one' ? choice.corporateGroup.name : choice.kind;
}

describe('a customer', () => {
  it('sees what the address says before the memory before the profile', () => {
    const candidates = { fromAddress: uuid('a'), cached: uuid('b'), fromProfile: uuid('c') };
    expect(shown(customer, candidates)).toBe('A');
    expect(shown(customer, { ...candidates, fromAddress: null })).toBe('B');
    expect(shown(customer, { fromProfile: uuid('c') })).toBe('C');
    expect(shown(customer, {})).toBe('A');
  });

  it('passes over corporate groups that they may not see', () => {
    expect(shown(customer, { fromAddress: uuid('d'), cached: 'y', fromProfile: uuid('b') })).toBe('B');
    expect(shown({ ...customer, corporateGroups: [] }, { fromAddress: uuid('a') })).toBe('none');
  });

  it('figures 8: never sees all corporate groups, whatever the address and the memory say', () => {
    expect(shown(customer, { fromAddress: allCorporateGroups, cached: allCorporateGroups })).toBe('A');
  });
});

describe('figures 8: staff', () => {
  it('begin with all corporate groups, and not with the first customer of the alphabet', () => {
    expect(shown(staff, {})).toBe('every');
    expect(shown(staff, { fromProfile: uuid('a') })).toBe('every');
  });

  it('go on where they were', () => {
    expect(shown(staff, { cached: uuid('b') })).toBe('B');
    expect(shown(staff, { cached: allCorporateGroups, fromProfile: uuid('b') })).toBe('every');
  });

  it('come to the corporate group that a link names, and to all when it says so', () => {
    expect(shown(staff, { fromAddress: uuid('c'), cached: allCorporateGroups })).toBe('C');
    expect(shown(staff, { fromAddress: allCorporateGroups, cached: uuid('c') })).toBe('every');
  });

  it('pass over a link to a corporate group that is gone', () => {
    expect(shown(staff, { fromAddress: uuid('d'), cached: uuid('b') })).toBe('B');
  });
});

describe('unknownWishes', () => {
  it('are asked for when nothing known comes before them', () => {
    expect(unknownCandidates(staff, { ...nothing, fromAddress: uuid('d'), cached: uuid('e') })).toEqual([
      uuid('d'),
      uuid('e'),
    ]);
    expect(unknownCandidates(staff, { ...nothing, fromAddress: uuid('d'), cached: uuid('a') })).toEqual([
      uuid('d'),
    ]);
    expect(unknownCandidates(staff, { ...nothing, fromAddress: uuid('a'), cached: uuid('e') })).toEqual([]);
    expect(
      unknownCandidates(staff, { ...nothing, fromAddress: allCorporateGroups, cached: uuid('e') }),
    ).toEqual([]);
  });

  it('are asked for once, and only what can be the uuid of a corporate group', () => {
    expect(
      unknownCandidates(customer, { fromAddress: uuid('d'), cached: uuid('d'), fromProfile: 'x' }),
    ).toEqual([uuid('d')]);
    expect(unknownCandidates(customer, { ...nothing, fromAddress: allCorporateGroups })).toEqual([]);
  });
});
