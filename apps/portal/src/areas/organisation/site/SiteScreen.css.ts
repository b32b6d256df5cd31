import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** Address and anläggnings-id, wrapping only between them. */
export const where = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space['4']}`,
});

/** Height of that line, px: of the button that copies the id. */
export const placeHeight = 24;

/** Part of that line; does not wrap. */
export const place = style({
  minBlockSize: `${placeHeight}px`,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
});

/** Content below the figures. */
export const columns = style({ marginBlockStart: vars.space['8'] });

/** Graph and invoices; may shrink below their content width. */
export const main = style({ minInlineSize: 0 });

/** Group names in a row. */
export const groups = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Suggestions side by side where there is room. */
export const suggestions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: vars.space['4'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
