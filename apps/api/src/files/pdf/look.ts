/** Points in a millimetre. */
export const millimetre = 72 / 25.4;

/** Type style of a text. */
export interface TextStyle {
  readonly face: 'text' | 'strong' | 'display';
  /** Points. */
  readonly size: number;
  /** Points between baselines. */
  readonly leading: number;
  /** `#rrggbb`. */
  readonly ink: string;
}

/** Colours of the portal's light theme (design tokens `neutral`, `blue`), for paper. */
export const inks = {
  ink: '#201b19',
  muted: '#5f5652',
  rule: '#d0c9c5',
  sunken: '#f8f5f3',
  white: '#ffffff',
  /** Last year's data, as in every chart of the portal. */
  previous: '#1e5790',
  /** Comparison for a supplier's own data. */
  comparison: '#7b726e',
} as const;

/** Type styles of a document. */
export const styles = {
  h1: { face: 'display', size: 22, leading: 27, ink: inks.ink },
  h2: { face: 'display', size: 13, leading: 17, ink: inks.ink },
  /** The subject of a document. */
  name: { face: 'display', size: 16, leading: 22, ink: inks.muted },
  lead: { face: 'text', size: 11, leading: 16, ink: inks.ink },
  body: { face: 'text', size: 9.5, leading: 14, ink: inks.ink },
  small: { face: 'text', size: 8, leading: 11, ink: inks.muted },
  label: { face: 'text', size: 8.5, leading: 12, ink: inks.muted },
  figure: { face: 'display', size: 19, leading: 24, ink: inks.ink },
  cell: { face: 'text', size: 8.5, leading: 11.5, ink: inks.ink },
  heading: { face: 'strong', size: 8, leading: 11, ink: inks.muted },
  sum: { face: 'strong', size: 8.5, leading: 11.5, ink: inks.ink },
  strong: { face: 'strong', size: 9.5, leading: 14, ink: inks.ink },
} as const satisfies Record<string, TextStyle>;
