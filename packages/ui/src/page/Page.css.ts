import { componentStyle } from '../theme/component-style.ts';
import { breakpoints, media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

/**
 * Room for four columns of 255 px with 32 px between, inside margins of 16, 24 and 32 px. At the start of a wide window, not
 * in its middle, so that the heading has one place on all pages.
 */
export const page = componentStyle({
  maxInlineSize: `calc(${vars.size.contentMax} + 2 * ${vars.space['8']})`,
  padding: `${vars.space['5']} ${vars.space['4']} ${vars.space['14']}`,
  '@media': {
    [media.lg]: { padding: `${vars.space['7']} ${vars.space['6']} ${vars.space['14']}` },
    '(min-width: 1280px)': { paddingInline: vars.space['8'] },
    [media.print]: { padding: 0, maxInlineSize: 'none' },
  },
});

/** For lists and reports. Wider, the eye loses the row between a name and its amount. */
export const wide = componentStyle({
  maxInlineSize: `calc(${breakpoints.xl}px + 2 * ${vars.space['8']})`,
  '@media': { [media.print]: { maxInlineSize: 'none' } },
});

export const breadcrumbs = componentStyle({
  marginBlockEnd: vars.space['2'],
  '@media': { [media.print]: { display: 'none' } },
});

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space['4']} ${vars.space['6']}`,
});

export const heading = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  flex: '1 1 auto',
  minInlineSize: 'min(100%, 320px)',
  inlineSize: 0,
});

/** Heading and description. */
export const words = componentStyle({ flex: '1 1 0', minInlineSize: 0 });

export const mark = componentStyle({ display: 'none', '@media': { [media.sm]: { display: 'grid' } } });

/** The heading with the content beside it; a long heading wraps on its own. */
export const title = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['2']}`,
  minInlineSize: 0,
});

export const description = componentStyle({
  ...typography.body,
  marginBlockStart: '2px',
  maxInlineSize: '84ch',
  color: vars.color.textMuted,
});

export const actions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  gap: vars.space['2'],
  '@media': { [media.print]: { display: 'none' } },
});
