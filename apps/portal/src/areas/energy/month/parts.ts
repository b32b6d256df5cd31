/** Parts of the monthly report, in order. The names are also the anchors in the address. */
export const parts = [
  'abonnemang',
  'uttagspunkter',
  'uttagsprofil',
  'kundnummer',
  'forbrukningsprofil',
] as const;

export type Part = (typeof parts)[number];
