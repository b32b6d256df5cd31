import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** The search in the heading's row. */
export const search = style({ inlineSize: 'min(100%, 280px)' });

/** The news below the heading. */
export const list = style({ marginBlockStart: vars.space['6'] });

/** Range of the news shown, and the paging buttons. */
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  marginBlockStart: vars.space['8'],
});

/** The two paging buttons. */
export const directions = style({ display: 'flex', gap: vars.space['2'] });
