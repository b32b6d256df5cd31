import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { darkScheme, media, moreContrast } from '../tokens/media.ts';
import { colorToken } from '../tokens/resolve.ts';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { vars } from '../tokens/vars.ts';

export const logo = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['3'],
  maxInlineSize: '100%',
  fontFamily: vars.font.heading,
  fontSize: '1.1875rem',
  lineHeight: 1.25,
  fontWeight: 600,
  letterSpacing: '-0.003em',
  // A flex item only breaks inside a word when the word does not count towards its minimum width.
  overflowWrap: 'anywhere',
});

export const compact = componentStyle({ fontSize: '1.0625rem', lineHeight: 1.1765 });

export const mark = componentStyle({
  flex: 'none',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const tone = componentVariants({
  brand: { color: vars.color.brandText },
  inverse: { color: vars.color.onBrand },
});

const unset = 'html:not([data-theme]) &';
const darkTheme = 'html[data-theme="dark"] &';

/** Pictures of the supplier's own mark, each where its ground is. Paper is light. */
export const picture = componentVariants({
  always: { flex: 'none', maxInlineSize: '100%', objectFit: 'contain' },
  light: {
    flex: 'none',
    maxInlineSize: '100%',
    objectFit: 'contain',
    '@media': {
      [`screen and ${darkScheme} and (not ${moreContrast})`]: { selectors: { [unset]: { display: 'none' } } },
      screen: { selectors: { [darkTheme]: { display: 'none' } } },
    },
  },
  dark: {
    display: 'none',
    flex: 'none',
    maxInlineSize: '100%',
    objectFit: 'contain',
    '@media': {
      [`screen and ${darkScheme} and (not ${moreContrast})`]: {
        selectors: { [unset]: { display: 'block' } },
      },
      screen: { selectors: { [darkTheme]: { display: 'block' } } },
    },
  },
});

const bars = { [media.forcedColors]: { fill: 'CanvasText' } };

export const load = componentVariants({
  brand: { fill: vars.color.brandText, '@media': bars },
  inverse: { fill: vars.color.onBrand, '@media': bars },
});

// The block behind the inverse mark is dark in every theme, so its blue is the same in all of them.
export const choice = componentVariants({
  brand: { fill: vars.color.link, '@media': { [media.forcedColors]: { fill: 'LinkText' } } },
  inverse: {
    fill: colorToken(tokens, 'color.blue.5'),
    '@media': { [media.forcedColors]: { fill: 'LinkText' } },
  },
});
