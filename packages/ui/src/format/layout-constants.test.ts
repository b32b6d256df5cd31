import { expect, it } from 'vitest';
import {
  BREAKPOINTS,
  LINE_GRAPH_COLOR_COUNT,
  NEWS_IMAGE_RATIO,
  SHADOW_BANNER_HEIGHT,
} from './layout-constants.ts';

it('keeps the constants of spec section 9', () => {
  expect(Object.values(BREAKPOINTS)).toEqual([480, 768, 992, 1024, 1440]);
  expect(NEWS_IMAGE_RATIO).toBe(255 / 196);
  expect(SHADOW_BANNER_HEIGHT).toBe(36);
  expect(LINE_GRAPH_COLOR_COUNT).toBe(10);
});
