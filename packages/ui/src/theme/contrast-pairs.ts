import { lineColorNames, type ColorName } from '../tokens/names.ts';

/** Foregrounds and backgrounds, and the contrast they need (WCAG 2.2: 1.4.3, 1.4.6 for body text, 1.4.11). */
export interface ContrastRule {
  readonly foreground: readonly ColorName[];
  readonly backgrounds: readonly ColorName[];
  /** Minimum contrast: 7 for body text, 4.5 for other text, 3 for parts of controls and chart marks. */
  readonly least: 7 | 4.5 | 3;
}

const surfaces = ['background', 'surface', 'surface-raised', 'surface-sunken'] as const;

const statusRules = (['success', 'warning', 'danger', 'info', 'neutral'] as const).flatMap(
  (status): ContrastRule[] => [
    {
      foreground: [`status-${status}-text`],
      backgrounds: [`status-${status}-bg`, 'surface', 'background'],
      least: 4.5,
    },
    {
      foreground: [`status-${status}`],
      backgrounds: ['surface', 'background', `status-${status}-bg`],
      least: 3,
    },
  ],
);

const messageBackgrounds = [
  'status-success-bg',
  'status-warning-bg',
  'status-danger-bg',
  'status-info-bg',
] as const;

/** Every pair of text and background, and of control and background, that a component of the kit can form. */
export const contrastRules: readonly ContrastRule[] = [
  {
    foreground: ['text'],
    backgrounds: [
      ...surfaces,
      'surface-hover',
      'nav',
      'nav-active',
      'selection',
      'brand-subtle',
      'accent-subtle',
      ...messageBackgrounds,
    ],
    least: 7,
  },
  {
    foreground: ['text-muted'],
    backgrounds: [...surfaces, 'surface-hover', 'nav', 'nav-active', 'selection'],
    least: 4.5,
  },
  {
    foreground: ['brand-text'],
    backgrounds: [...surfaces, 'nav', 'nav-active', 'brand-subtle', 'surface-hover'],
    least: 4.5,
  },
  {
    foreground: ['link'],
    backgrounds: [...surfaces, 'surface-hover', 'selection', 'accent-subtle', ...messageBackgrounds],
    least: 4.5,
  },
  {
    foreground: ['on-brand'],
    backgrounds: ['brand', 'brand-hover', 'brand-active', 'brand-block'],
    least: 4.5,
  },
  { foreground: ['on-brand-muted'], backgrounds: ['brand'], least: 4.5 },
  { foreground: ['on-accent'], backgrounds: ['accent', 'accent-hover'], least: 4.5 },
  { foreground: ['text-inverse'], backgrounds: ['text'], least: 4.5 },
  ...statusRules,
  { foreground: ['accent', 'brand-text'], backgrounds: ['selection'], least: 3 },
  { foreground: ['shadow-banner-text'], backgrounds: ['shadow-banner-bg'], least: 7 },
  { foreground: ['border-strong'], backgrounds: surfaces, least: 3 },
  { foreground: ['selection-border'], backgrounds: ['surface', 'selection'], least: 3 },
  {
    foreground: ['focus-ring'],
    backgrounds: [...surfaces, 'surface-hover', 'nav', 'selection', 'focus-gap'],
    least: 3,
  },
  { foreground: ['brand', 'accent'], backgrounds: ['surface', 'background'], least: 3 },
  { foreground: ['data-label'], backgrounds: ['surface', 'background', 'surface-sunken'], least: 4.5 },
  {
    foreground: ['data-current', 'data-previous', 'data-others', ...lineColorNames],
    backgrounds: ['surface', 'background'],
    least: 3,
  },
];
