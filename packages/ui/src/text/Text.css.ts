import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const text = componentStyle({ textWrap: 'pretty', overflowWrap: 'break-word' });

export const size = componentVariants({
  bodyLg: typography.bodyLg,
  body: typography.body,
  bodyStrong: typography.bodyStrong,
  small: typography.small,
  caption: typography.caption,
  overline: typography.overline,
  code: typography.code,
});

export const tone = componentVariants({
  default: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  brand: { color: vars.color.brandText },
  danger: { color: vars.color.statusDangerText },
  inherit: { color: 'inherit' },
});

export const reading = componentStyle({ maxInlineSize: vars.size.readingMax });

/** What must not break over lines. */
export const whole = componentStyle({ whiteSpace: 'nowrap' });
