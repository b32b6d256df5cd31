import { componentStyle } from '../../theme/component-style.ts';
import { typography } from '../../tokens/typography.ts';
import { vars } from '../../tokens/vars.ts';

export const heading = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  gap: vars.space['1'],
});

export const name = componentStyle({ color: vars.color.text });

export const note = componentStyle({
  ...typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  fontWeight: 400,
});

export const edited = componentStyle({ ...typography.caption, color: vars.color.link, fontWeight: 600 });
