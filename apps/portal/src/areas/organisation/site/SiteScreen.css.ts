import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** Address and anläggnings-id on a line that breaks between them. */
export const where = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space['4']}`,
});

/** A part of that line, which stays together. */
export const place = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space['1'] });

/** The key figures below the heading. */
export const figures = style({ marginBlockStart: vars.space['5'] });

/** What stands below the figures. */
export const columns = style({ marginBlockStart: vars.space['8'] });

/** Graph and invoices, which may be narrower than what is in them. */
export const main = style({ minInlineSize: 0 });

/** Names of groups after each other. */
export const groups = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Ways on, one below the other. */
export const shortcuts = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['2'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
