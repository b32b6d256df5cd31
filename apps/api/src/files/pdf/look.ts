/** Points in a millimetre. */
export const MILLIMETRE = 72 / 25.4;

/** How a text is set. */
export interface TextStyle {
  readonly face: 'text' | 'strong' | 'display';
  /** Points. */
  readonly size: number;
  /** Points from one baseline to the next. */
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
  /** What a supplier's own data is compared with. */
  comparison: '#7b726e',
} as const;

/** How the texts of a document are set. */
export const styles = {
  h1: { face: 'display', size: 22, leading: 27, ink: inks.ink },
  h2: { face: 'display', size: 13, leading: 17, ink: inks.ink },
  /** Whom a document is about. */
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
