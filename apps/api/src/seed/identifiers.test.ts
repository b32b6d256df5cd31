import { describe, expect, test } from 'vitest';
import { organizationNumberOf, siteIdOf } from './identifiers.ts';

describe('made-up numbers', () => {
  test.each([
    [1001, '735999000000010012'],
    [1002, '735999000000010029'],
    [1003, '735999000000010036'],
    [1_204_974, '735999000012049741'],
  ])('serial %i becomes the anläggnings-id %s', (serial, id) => {
    expect(siteIdOf(serial)).toBe(id);
  });

  test.each([
    [556_677_889, '556677-8899'],
    [556_036_079, '556036-0793'],
    [212_000_014, '212000-0142'],
  ])('%i gets the check digit of %s', (body, number) => {
    expect(organizationNumberOf(body)).toBe(number);
  });
});
