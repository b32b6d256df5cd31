import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** The text, with what belongs to it beside it where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space['8'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.space['5'],
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' } },
});

export const fields = style({
  display: 'grid',
  gap: vars.space['5'],
  alignContent: 'start',
  minInlineSize: 0,
});

/** Sections beside the text, with a rule between them. */
export const side = style({ display: 'grid', gap: vars.space['5'], alignContent: 'start', minInlineSize: 0 });

globalStyle(`${side} > section + section`, {
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlockStart: vars.space['4'],
});

/** The picture with its size and actions. */
export const shown = style({ display: 'grid', gap: vars.space['1'] });

/** Under the picture. */
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['2'],
});

/** Day and time of publishing. */
export const moment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
  gap: vars.space['3'],
});

/** Picture in the ratio of the cards: 255/196 (spec section 9). */
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '255 / 196',
  objectFit: 'cover',
  borderRadius: vars.radius.md,
});

/** Part of the picture that shows when it is wider or taller than the cards. */
export const part = styleVariants({
  start: { objectPosition: '0 0' },
  middle: { objectPosition: '50% 50%' },
  end: { objectPosition: '100% 100%' },
});

/** The card in the question before publishing, as wide as on the overview. */
export const asSeen = style({
  display: 'grid',
  gap: vars.space['2'],
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlockStart: vars.space['3'],
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 255px)' } },
});

/** A title of the list, underlined where it leads to the article. */
export const linkedTitle = style({
  selectors: {
    'a &': {
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '3px',
      textDecorationColor: 'color-mix(in oklab, currentColor 40%, transparent)',
    },
  },
});
