import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

/** Name and title. */
export const words = style({ display: 'grid', minInlineSize: 0 });

/** The name, underlined where it leads to the person. */
export const personName = style({
  selectors: {
    'a &': {
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '3px',
      textDecorationColor: 'color-mix(in oklab, currentColor 40%, transparent)',
    },
  },
});

/** The title under the name; left to the person's page on phones, where a row is two lines. */
export const personTitle = style({
  ...typography.caption,
  fontWeight: 400,
  color: vars.color.textMuted,
  '@media': { [media.belowSm]: { display: 'none' } },
});

/** Buttons at the end of a row. */
export const rowActions = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space['1'] });

/** The button at the end of the toolbar; on phones in a row of its own. */
export const atEnd = style({ '@media': { [media.sm]: { marginInlineStart: 'auto' } } });
