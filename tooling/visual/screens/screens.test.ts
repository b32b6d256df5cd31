import { describe, expect, it } from 'vitest';
import { publicPages, routePatterns } from '../../../e2e/portal-pages.ts';
import { modesOf, screensOf, viewers } from './screens.ts';

const screens = viewers.flatMap(screensOf);

function modeNames(wanted: string): readonly string[] {
  return screens
    .filter(({ id }) => id === wanted)
    .flatMap((screen) => modesOf(screen).map(({ name }) => name));
}

describe('the screens', () => {
  it('are those of every route but the one of a code, which needs a sign-in on its way', () => {
    const routes = new Set(screens.map(({ route }) => route).filter((route) => route !== null));
    expect([...routes, '/confirm-otp/:token'].toSorted()).toEqual(routePatterns().toSorted());
  });

  it('have names that differ, also where upper and lower case are one', () => {
    expect(new Set(screens.map(({ id }) => id)).size).toBe(screens.length);
    for (const { id } of screens) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it('are in every state for who is signed in', () => {
    const overview = screens.filter(({ viewer, route }) => viewer === 'customer' && route === '/overview');
    expect(overview.map(({ state }) => state)).toEqual(['loaded', 'loading', 'empty', 'error', 'long names']);
    expect(screens.filter(({ route }) => route !== null && route in publicPages)).toHaveLength(
      Object.keys(publicPages).length,
    );
  });

  it('are photographed at every width with their data, and at two in other states', () => {
    expect(modeNames('customer-overview').join(' ')).toBe(
      '1440-light 1024-light 768-light 390-light 320-light 1920-light 1440-zoomed ' +
        '1440-dark 390-dark 1440-contrast 390-contrast',
    );
    expect(modeNames('customer-overview-empty')).toEqual(['1440-light', '390-light']);
  });

  it('are few enough to be taken and looked at', () => {
    const pictures = screens.reduce((sum, screen) => sum + modesOf(screen).length, 0);
    expect(pictures).toBeLessThan(1000);
  });
});
