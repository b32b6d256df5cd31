import { House } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { ariaCurrent, bottomBarItems, currentHref, groupNavItems, type NavItem } from './nav-items.ts';

const item = (href: string, more: Partial<NavItem> = {}): NavItem => ({
  href,
  label: href,
  icon: House,
  ...more,
});

describe('groupNavItems', () => {
  it('gathers neighbours under one heading', () => {
    const items = [item('/a'), item('/b', { group: 'Energi' }), item('/c', { group: 'Energi' }), item('/d')];
    const groups = groupNavItems(items).map(({ title, items: own }) => [title, own.map(({ href }) => href)]);
    expect(groups).toEqual([
      [null, ['/a']],
      ['Energi', ['/b', '/c']],
      [null, ['/d']],
    ]);
  });

  it('has no groups without items', () => {
    expect(groupNavItems([])).toEqual([]);
  });
});

describe('bottomBarItems', () => {
  it('takes the first four that ask for it', () => {
    const items = ['/a', '/b', '/c', '/d', '/e', '/f'].map((href) =>
      item(href, { isInBottomBar: href !== '/b' }),
    );
    expect(bottomBarItems(items).map(({ href }) => href)).toEqual(['/a', '/c', '/d', '/e']);
  });
});

describe('currentHref', () => {
  const items = [item('/overview'), item('/analytics'), item('/users'), item('/users/customer-users')];

  it.each([
    ['/overview', '/overview'],
    ['/overview/published-news/1', '/overview'],
    ['/users/customer-users/7', '/users/customer-users'],
    ['/users/internal-users', '/users'],
    ['/analytics?resolution=month', '/analytics'],
    ['/analytics/', '/analytics'],
    ['/analyticsx', null],
    ['/', null],
  ])('%s belongs to %s', (path, href) => {
    expect(currentHref(items, path)).toBe(href);
  });

  it('takes a root item only for the root', () => {
    expect(currentHref([item('/'), item('/a')], '/a/b')).toBe('/a');
    expect(currentHref([item('/'), item('/a')], '/')).toBe('/');
  });
});

describe('ariaCurrent', () => {
  it('tells the page itself from pages below it', () => {
    expect(ariaCurrent('/overview', '/overview', '/overview?start=1')).toBe('page');
    expect(ariaCurrent('/overview', '/overview', '/overview/published-news')).toBe('true');
    expect(ariaCurrent('/analytics', '/overview', '/overview')).toBeUndefined();
  });
});
