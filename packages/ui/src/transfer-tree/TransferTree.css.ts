import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

/** Panes stacked; side by side from 992 px (principles.md, "Layout grid"). */
export const transfer = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['4'],
  minInlineSize: 0,
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const pane = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space['3']}`,
  padding: `${vars.space['3']} ${vars.space['4']}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const title = componentStyle({ ...typography.title3, overflowWrap: 'anywhere' });

export const count = componentStyle({ ...typography.small, color: vars.color.textMuted });

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${vars.space['3']} ${vars.space['4']}`,
  '@media': { [media.print]: { paddingBlock: 0 } },
});

export const footer = componentStyle({
  padding: `${vars.space['3']} ${vars.space['4']}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  borderEndStartRadius: vars.radius.lg,
  borderEndEndRadius: vars.radius.lg,
  background: vars.color.surfaceSunken,
});

export const moves = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space['2'],
  '@media': {
    [media.md]: { gridTemplateColumns: '1fr', inlineSize: '176px', paddingBlockStart: vars.space['12'] },
    [media.print]: { display: 'none' },
  },
});

export const status = componentStyle({
  ...typography.small,
  gridColumn: '1 / -1',
  minBlockSize: '40px',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const keys = componentStyle({
  ...typography.caption,
  color: vars.color.textMuted,
  '@media': { [media.coarsePointer]: { display: 'none' }, [media.belowMd]: { display: 'none' } },
});
