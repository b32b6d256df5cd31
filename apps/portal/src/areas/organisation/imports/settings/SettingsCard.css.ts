import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

export const fields = style({ display: 'grid', gap: vars.space['4'], maxInlineSize: '680px' });

/** Who the buyer is, as the file says and as it is told. */
export const buyer = style({ display: 'grid', gap: vars.space['2'], overflowWrap: 'anywhere' });

export const columns = style({ listStyle: 'none', minInlineSize: 0 });

/** A column of the file: its head with the first rows, and what it means. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  alignItems: 'start',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  paddingBlock: vars.space['3'],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.borderSubtle}` } },
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const head = style({ ...typography.bodyStrong, overflowWrap: 'anywhere' });

export const samples = style({
  ...typography.small,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const meaning = style({ display: 'grid', gap: vars.space['2'] });
