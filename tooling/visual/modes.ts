/** A screen and a theme in which every story is photographed. */
export interface Mode {
  /** Name in the report and in folders. */
  readonly name: string;
  /** px */
  readonly width: number;
  /** px; a longer story makes the picture longer. */
  readonly height: number;
  readonly theme: 'light' | 'dark';
}

/** Phone and desktop, light and dark. */
export const modes: readonly Mode[] = [
  { name: '390-light', width: 390, height: 844, theme: 'light' },
  { name: '390-dark', width: 390, height: 844, theme: 'dark' },
  { name: '1440-light', width: 1440, height: 900, theme: 'light' },
  { name: '1440-dark', width: 1440, height: 900, theme: 'dark' },
];
