import { describe, expect, it } from 'vitest';

import { corporateGroupOfPath, pathForCorporateGroup } from './corporate-group-path.ts';

describe('corporateGroupOfPath', () => {
  it('finds the corporate group that a page is about', () => {
    expect(corporateGroupOfPath('/corporate-groups/a')).toBe('a');
    expect(corporateGroupOfPath('/corporate-groups/a/facility/b/site/c')).toBe('a');
    expect(corporateGroupOfPath('/users/customer-users/a/user/b')).toBe('a');
  });

  it('is all of them on the page of what waits for staff', () => {
    expect(corporateGroupOfPath('/work')).toBe('alla');
  });

  it('leaves other pages to the choice', () => {
    expect(corporateGroupOfPath('/corporate-groups')).toBeNull();
    expect(corporateGroupOfPath('/groups/g')).toBeNull();
  });
});

describe('pathForCorporateGroup', () => {
  it('leads to the same kind of page of the chosen corporate group', () => {
    expect(pathForCorporateGroup('/corporate-groups/a', 'b')).toBe('/corporate-groups/b');
    expect(pathForCorporateGroup('/corporate-groups/a/facility/c', 'b')).toBe('/corporate-groups/b');
    expect(pathForCorporateGroup('/users/customer-users/a/user/u', 'b')).toBe('/users/customer-users');
    expect(pathForCorporateGroup('/groups/edit-group/g', 'b')).toBe('/groups');
    expect(pathForCorporateGroup('/groups/g', 'b')).toBe('/groups');
  });

  it('leads from a page of one corporate group to the same list of all', () => {
    expect(pathForCorporateGroup('/corporate-groups/a/facility/c', 'alla')).toBe('/corporate-groups');
    expect(pathForCorporateGroup('/users/customer-users/a/user/u', 'alla')).toBe('/users/customer-users');
    expect(pathForCorporateGroup('/groups/g', 'alla')).toBe('/groups');
    expect(pathForCorporateGroup('/invoices', 'alla')).toBeUndefined();
  });

  it('leads from what waits for staff to the overview of the chosen one', () => {
    expect(pathForCorporateGroup('/work', 'b')).toBe('/overview');
    expect(pathForCorporateGroup('/work', 'alla')).toBeUndefined();
  });

  it('stays on pages that any corporate group can be shown on', () => {
    expect(pathForCorporateGroup('/analytics', 'b')).toBeUndefined();
    expect(pathForCorporateGroup('/groups/create-group', 'b')).toBeUndefined();
  });
});
