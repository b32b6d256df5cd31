import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** The list, with the open invoice beside it from 1440 px. */
export const withPanel = style({
  '@media': { [media.xl]: { display: 'flex', alignItems: 'stretch' } },
});

export const totals = style({ marginBlockStart: vars.space['5'] });

export const tabs = style({ marginBlock: vars.space['5'] });

/** The filter of a link, in its place before it comes. */
export const of = style({
  minBlockSize: '28px',
  marginBlockEnd: vars.space['4'],
  '@media': { [media.coarsePointer]: { minBlockSize: '36px' } },
});

export const list = style({ flex: '1 1 0', minInlineSize: 0 });
