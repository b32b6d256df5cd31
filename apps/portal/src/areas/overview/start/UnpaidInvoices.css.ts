import { style } from '@vanilla-extract/css';
import { typography, vars } from '@vinrod/ui/tokens';

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space['3'],
  margin: 0,
});

export const amount = style({ ...typography.title2, fontVariantNumeric: 'tabular-nums' });

/** The invoices that are due first. */
export const list = style({ listStyle: 'none', margin: 0, padding: 0, marginBlockStart: vars.space['2'] });

/** One of them: what it is, and what is left to pay. */
export const invoice = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  paddingBlock: vars.space['2'],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const words = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });

export const due = style({
  ...typography.body,
  display: 'grid',
  justifyItems: 'end',
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
});

export const late = style({ ...typography.small, fontWeight: 600, color: vars.color.statusDangerText });
