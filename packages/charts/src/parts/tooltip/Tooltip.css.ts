import { media, typography, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../../theme/component-style.ts';

export const tooltip = componentStyle({
  ...typography.small,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: vars.z.tooltip,
  boxSizing: 'border-box',
  paddingBlock: '10px',
  paddingInline: vars.space['3'],
  // The same surface as the chart: on the raised one in the dark theme, two line colours have a contrast below 3:1.
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.dropdown,
  pointerEvents: 'none',
  contain: 'content',
  willChange: 'transform',
  '@media': { [media.print]: { display: 'none' } },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  marginBlockEnd: vars.space['1'],
  paddingBlockEnd: '6px',
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const title = componentStyle({ fontWeight: 600 });
export const detail = componentStyle({
  ...typography.caption,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: '22px',
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;

/** Rows are reordered with CSS `order`, which moves no node. */
export const rows = componentStyle({ display: 'flex', flexDirection: 'column' });

export const valueRow = componentStyle(row);
export const currentRow = componentStyle({ fontWeight: 600 });

export const sumRow = componentStyle({
  ...row,
  marginBlockStart: '2px',
  paddingBlockStart: '2px',
  borderBlockStart: `1px solid ${vars.color.text}`,
  fontWeight: 600,
});

export const headRow = componentStyle({ ...row, minBlockSize: '18px', justifyContent: 'end' });

export const noteRow = componentStyle({ ...typography.caption, paddingBlockEnd: '2px', fontWeight: 600 });

export const name = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // A note goes on its own line under the name.
  whiteSpace: 'pre',
});

export const figure = componentStyle({ minInlineSize: '3.5em', textAlign: 'end', whiteSpace: 'nowrap' });

export const context = componentStyle({ color: vars.color.textMuted, fontWeight: 400 });
