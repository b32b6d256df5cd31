import { expect, it } from 'vitest';

import { DEFAULT_MAX_IMAGE_BYTES, imageProblem } from './image-check.ts';

it('lets pictures through that every browser shows and the server takes', () => {
  expect(imageProblem({ type: 'image/png', size: 1024 }, 1024)).toBeNull();
  expect(imageProblem({ type: 'image/png', size: 1025 }, 1024)).toBe('size');
  expect(imageProblem({ type: 'image/svg+xml', size: 1 }, DEFAULT_MAX_IMAGE_BYTES)).toBe('type');
  expect(imageProblem({ type: '', size: 1 }, DEFAULT_MAX_IMAGE_BYTES)).toBe('type');
  expect(imageProblem(null, DEFAULT_MAX_IMAGE_BYTES)).toBe('missing');
});
