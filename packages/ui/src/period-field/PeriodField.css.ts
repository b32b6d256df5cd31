import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

/** The label, and the choice that the days come from, on one line. */
export const labels = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: vars.space['2'],
  minInlineSize: 0,
});

export const choice = componentStyle({
  ...typography.small,
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  color: vars.color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const trigger = componentStyle({
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.surfaceHover } },
});

/** The edge that ties a compared period to its values in the charts. */
export const mark = componentVariants({
  selected: {},
  compared: {
    borderInlineStart: `4px solid ${vars.color.dataPrevious}`,
    paddingInlineStart: '9px',
    '@media': { [media.forcedColors]: { borderInlineStartColor: 'CanvasText' } },
  },
});

export const days = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
