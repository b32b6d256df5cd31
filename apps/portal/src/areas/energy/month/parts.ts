/** The parts of the monthly report, in their order. The names are also the anchors in the address. */
export const parts = [
  'abonnemang',
  'uttagspunkter',
  'uttagsprofil',
  'kundnummer',
  'forbrukningsprofil',
] as const;

/** A part. */
export type Part = (typeof parts)[number];
