import { style } from '@vanilla-extract/css';
import { typography, vars } from '@vinrod/ui/tokens';

/** Sheet of paper, as wide as its container. */
export const paper = style({
  display: 'grid',
  gap: vars.space['4'],
  alignContent: 'start',
  padding: vars.space['5'],
  border: `1px solid ${vars.color.border}`,
  borderBlockStart: `4px solid ${vars.color.brand}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
});

export const words = style({ display: 'grid', gap: vars.space['2'] });

export const title = style({ ...typography.title2, color: vars.color.text, margin: 0 });

/** A line break begins a paragraph. */
export const body = style({ ...typography.body, whiteSpace: 'pre-line' });

export const name = style({ ...typography.bodyStrong });

export const signature = style({
  display: 'grid',
  gap: vars.space['1'],
  paddingBlockStart: vars.space['3'],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
