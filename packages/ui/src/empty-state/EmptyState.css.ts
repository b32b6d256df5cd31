import { componentStyle } from '../theme/component-style.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const empty = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '6px',
  padding: `${vars.space['8']} ${vars.space['6']}`,
  border: `1px dashed ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** Nothing but a title: one line in a small list. */
export const line = componentStyle({
  ...typography.body,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const title = componentStyle({ ...typography.bodyStrong });

export const description = componentStyle({
  ...typography.small,
  maxInlineSize: '52ch',
  color: vars.color.textMuted,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space['2'],
  marginBlockStart: vars.space['2'],
});
