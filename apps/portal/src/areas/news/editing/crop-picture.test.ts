import { NEWS_IMAGE_RATIO } from '@vinrod/ui/format';
import { expect, it } from 'vitest';

import { cropOf } from './crop-picture.ts';

it('keeps the chosen part of a wide picture', () => {
  expect(cropOf({ width: 2000, height: 784 }, 'start')).toEqual({ x: 0, y: 0, width: 1020, height: 784 });
  expect(cropOf({ width: 2000, height: 784 }, 'middle').x).toBe(490);
  expect(cropOf({ width: 2000, height: 784 }, 'end').x).toBe(980);
});

it('keeps the chosen part of a high picture', () => {
  expect(cropOf({ width: 1020, height: 2000 }, 'end')).toEqual({ x: 0, y: 1216, width: 1020, height: 784 });
});

it('keeps all of a picture of the ratio', () => {
  expect(cropOf({ width: 1020, height: 784 }, 'end')).toEqual({ x: 0, y: 0, width: 1020, height: 784 });
  expect(NEWS_IMAGE_RATIO).toBeCloseTo(255 / 196, 10);
});
