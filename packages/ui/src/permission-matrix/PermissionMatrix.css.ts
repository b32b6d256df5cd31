import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const matrix = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
  minInlineSize: 0,
});

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  '@media': { [media.print]: { display: 'none' } },
});

/** The number of permissions, and the button that opens all areas. */
export const start = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  minInlineSize: 0,
});

export const count = componentStyle({ ...typography.small, color: vars.color.textMuted });

/** The words of the quiet button in line with what is above, while no count is before it. */
export const toggle = componentStyle({
  selectors: {
    'output:empty + &': { marginInlineStart: `calc(-1 * (${vars.space['2']} + ${vars.space['3']} + 1px))` },
  },
});

export const search = componentStyle({
  flex: '0 1 260px',
  minInlineSize: 0,
  '@media': { [media.belowSm]: { flexBasis: '100%' } },
});

export const skeletonRow = componentStyle({
  paddingBlock: vars.space['3'],
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});
