import { globalStyle } from '@vanilla-extract/css';

import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { media } from '../../tokens/media.ts';
import { typography } from '../../tokens/typography.ts';

const onPaper = {
  display: 'none',
  '@media': { [media.print]: { display: 'table' } },
} as const;

/** The table on paper: its own widths, headers on every page, groups and sums with their rows. */
export const table = componentStyle({
  ...typography.caption,
  ...onPaper,
  inlineSize: '100%',
  fontSize: '8.5pt',
});

/** Which rows are on paper. */
export const part = componentStyle({
  ...typography.caption,
  display: 'none',
  '@media': { [media.print]: { display: 'block', marginBlockStart: '6pt', fontSize: '8.5pt' } },
});

const widePage = 'vinrod-wide-table';

// `size` is a page descriptor, which the style types lack; `vars` writes any name as it is.
globalStyle(`@page ${widePage}`, { vars: { size: 'A4 landscape' } });

/** A table with so many columns that words would break on a portrait page. */
export const wide = componentStyle({ fontSize: '7.5pt' });

// The whole document lies on its side: between pages of two kinds a heading would be left behind its table.
componentGlobalStyle(`body:has(${wide})`, { '@media': { [media.print]: { page: widePage } } });

export const head = componentStyle({
  padding: '3pt 6pt',
  borderBlockEnd: '1px solid #000000',
  textAlign: 'start',
  fontWeight: 600,
  verticalAlign: 'bottom',
});

export const row = componentStyle({ breakInside: 'avoid' });

export const group = componentStyle({ breakInside: 'avoid', breakAfter: 'avoid', fontWeight: 600 });

export const sum = componentStyle({ breakInside: 'avoid', breakBefore: 'avoid', fontWeight: 600 });

export const cell = componentStyle({
  padding: '3pt 6pt',
  borderBlockEnd: '1px solid #c8c8c8',
  verticalAlign: 'top',
  // Break only what is wider than its whole column: `anywhere` would split names into syllables.
  overflowWrap: 'break-word',
});

export const sumCell = componentStyle({ borderBlockStart: '1px solid #000000', borderBlockEnd: 0 });

export const end = componentStyle({ textAlign: 'end', whiteSpace: 'nowrap' });

/** Indentation of a nested row. */
export const under = componentStyle({ paddingInlineStart: '14pt' });
