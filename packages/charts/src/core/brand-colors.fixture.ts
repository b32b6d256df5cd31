/** Suppliers' colours all around the circle of hues, pale to strong, and one without a hue. */
export const brandColors: readonly string[] = [
  '#0b5c3f',
  '#b04a00',
  '#444444',
  '#0769b3',
  '#5b2a86',
  '#c00020',
  '#00707a',
  '#8a6d00',
  '#0b2545',
  '#c2187a',
  '#4c7a00',
  '#6d5f57',
];
