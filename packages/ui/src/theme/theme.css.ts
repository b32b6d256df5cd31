import { globalStyle } from '@vanilla-extract/css';

import { media } from '../tokens/media.ts';
import type { ThemeName } from '../tokens/names.ts';
import { layer } from './layers.css.ts';
import { colorValues, controlValues, durationValues, staticValues } from './theme-values.ts';

const unset = 'html:not([data-theme])';

function themeVars(theme: ThemeName) {
  return { colorScheme: theme === 'dark' ? 'dark' : 'light', vars: colorValues(theme) };
}

globalStyle(':root', {
  '@layer': {
    [layer.base]: {
      vars: {
        ...staticValues(),
        ...controlValues('comfortable'),
        ...durationValues('motion.duration'),
      },
      '@media': { [media.reducedMotion]: { vars: durationValues('motion.reduced') } },
    },
  },
});

// Each region sets its own density, even a comfortable one inside a compact one.
for (const density of ['comfortable', 'compact'] as const) {
  globalStyle(`[data-density="${density}"]`, {
    '@layer': { [layer.base]: { vars: controlValues(density) } },
  });
}

// Touch needs 44 px whatever the density (principles.md, "Layout grid" and "Density").
globalStyle(':root, [data-density]', {
  '@layer': {
    [layer.base]: {
      '@media': {
        [media.belowSm]: { vars: { '--vr-control-sm': '36px', '--vr-control-md': '44px' } },
      },
    },
  },
});

globalStyle(':root', { '@layer': { [layer.base]: themeVars('light') } });

// Without a preference the operating system decides; paper is always light.
globalStyle(unset, {
  '@layer': {
    [layer.base]: {
      '@media': {
        [`screen and ${media.darkScheme}`]: themeVars('dark'),
        [`screen and ${media.moreContrast}`]: themeVars('high-contrast'),
      },
    },
  },
});

globalStyle('html[data-theme="dark"]', {
  '@layer': { [layer.base]: { '@media': { screen: themeVars('dark') } } },
});

globalStyle('html[data-theme="high-contrast"]', { '@layer': { [layer.base]: themeVars('high-contrast') } });
