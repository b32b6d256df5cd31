import { style } from '@vanilla-extract/css';
import { typography, vars } from '@vinrod/ui/tokens';

/** The favourites, a soft rule below each. */
export const list = style({ display: 'grid', containerType: 'inline-size' });

/** One favourite on a line. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: 60,
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

/** Name, with its detail below. */
export const words = style({ display: 'grid', flex: '1 1 0', minInlineSize: 0 });

/** Name of the site or the group. */
export const name = style({ ...typography.bodyStrong, overflowWrap: 'anywhere' });

/** Company of a site, or the contents of a group. */
export const detail = style({ ...typography.caption, color: vars.color.textMuted });

/** Months; hidden where they would leave no room for the name. */
export const trend = style({
  flex: 'none',
  lineHeight: 0,
  '@container': { '(max-width: 300px)': { display: 'none' } },
});

/** Sum and change, in a column of their own. */
export const sum = style({
  ...typography.caption,
  display: 'grid',
  justifyItems: 'end',
  flex: 'none',
  minInlineSize: 92,
  textAlign: 'end',
});

export const total = style({ ...typography.bodyStrong, whiteSpace: 'nowrap' });
