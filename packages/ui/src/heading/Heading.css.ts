import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';

export const heading = componentStyle({
  textWrap: 'pretty',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  breakAfter: 'avoid',
  // Focused by a script after a route change, to start there; nothing can be done with it, so it has no ring.
  selectors: { '&[tabindex="-1"]:focus-visible': { outline: 'none' } },
});

export const size = componentVariants({
  display: {
    ...typography.display,
    '@media': { [media.belowSm]: { fontSize: '1.75rem', lineHeight: 1.2143 } },
  },
  title1: { ...typography.title1, '@media': { [media.belowSm]: { fontSize: '1.5rem', lineHeight: 1.25 } } },
  title2: typography.title2,
  title3: typography.title3,
});
