import { expect, it } from 'vitest';
import { lengthToken } from '../tokens/resolve.ts';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import {
  BREAKPOINTS,
  COMPACT_CONTROL_HEIGHT,
  LINE_GRAPH_COLOR_COUNT,
  LIST_LIMIT,
  NEWS_IMAGE_RATIO,
  SHADOW_BANNER_HEIGHT,
  SIDE_NAV_RAIL_WIDTH,
  SIDE_NAV_WIDTH,
  SIDE_PANEL_WIDTH,
} from './layout-constants.ts';

it('keeps the constants of spec section 9', () => {
  expect(Object.values(BREAKPOINTS)).toEqual([480, 768, 992, 1024, 1440]);
  expect(NEWS_IMAGE_RATIO).toBe(255 / 196);
  expect(SHADOW_BANNER_HEIGHT).toBe(36);
  expect(LINE_GRAPH_COLOR_COUNT).toBe(10);
  expect([SIDE_NAV_WIDTH, SIDE_NAV_RAIL_WIDTH, COMPACT_CONTROL_HEIGHT, SIDE_PANEL_WIDTH]).toEqual([
    260, 80, 30, 450,
  ]);
  expect(LIST_LIMIT).toBe(10_000);
});

it.each([
  ['size.nav-expanded', SIDE_NAV_WIDTH],
  ['size.nav-rail', SIDE_NAV_RAIL_WIDTH],
  ['size.drawer', SIDE_PANEL_WIDTH],
  ['size.shadow-banner', SHADOW_BANNER_HEIGHT],
  ['control.compact.md', COMPACT_CONTROL_HEIGHT],
  ['breakpoint.xs', BREAKPOINTS.xs],
  ['breakpoint.xl', BREAKPOINTS.xl],
])('has %s of the design tokens', (token, px) => {
  expect(lengthToken(tokens, token)).toBe(`${px}px`);
});
