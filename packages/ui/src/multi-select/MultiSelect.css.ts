import { componentStyle } from '../theme/component-style.ts';
import { vars } from '../tokens/vars.ts';

export const tools = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  paddingBlockEnd: '6px',
  marginBlockEnd: '6px',
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
