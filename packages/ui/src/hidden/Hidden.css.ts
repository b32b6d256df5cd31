import { componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';

const gone = { display: 'none' } as const;

/** Has no box of its own, so that it does not affect the layout where it shows. */
const shown = { display: 'contents' } as const;

export const from = componentVariants({
  xs: { ...shown, '@media': { [media.xs]: gone } },
  sm: { ...shown, '@media': { [media.sm]: gone } },
  md: { ...shown, '@media': { [media.md]: gone } },
  lg: { ...shown, '@media': { [media.lg]: gone } },
  xl: { ...shown, '@media': { [media.xl]: gone } },
});

export const below = componentVariants({
  xs: { ...shown, '@media': { [media.belowXs]: gone } },
  sm: { ...shown, '@media': { [media.belowSm]: gone } },
  md: { ...shown, '@media': { [media.belowMd]: gone } },
  lg: { ...shown, '@media': { [media.belowLg]: gone } },
  xl: { ...shown, '@media': { [media.belowXl]: gone } },
});

export const medium = componentVariants({
  print: { ...shown, '@media': { [media.print]: gone } },
  screen: { ...gone, '@media': { [media.print]: shown } },
});
