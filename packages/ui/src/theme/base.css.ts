import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';
import { layer } from './layers.css.ts';

function base(selector: string, rule: NonNullable<GlobalStyleRule['@layer']>[string]): void {
  globalStyle(selector, { '@layer': { [layer.base]: rule } });
}

base('html', {
  background: vars.color.background,
  // A focused element never hides under the top bar and the shadow banner (WCAG 2.4.11).
  scrollPaddingBlockStart: `calc(${vars.size.topbar} + ${vars.size.shadowBanner})`,
});

base('body', {
  ...typography.body,
  minBlockSize: '100dvh',
  background: vars.color.background,
  color: vars.color.text,
  // Tabular digits, so that columns align even with a supplier's own font.
  fontVariantNumeric: 'tabular-nums lining-nums',
  // A Swedish compound may be wider than a phone (WCAG 1.4.10).
  overflowWrap: 'break-word',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  '@media': { [media.print]: { background: '#ffffff' } },
});

base('h1, h2, h3, h4, p', { textWrap: 'pretty' });

base(':focus-visible', {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});

// The native box of a drawn checkbox is one pixel high: scroll its drawing into view with it (WCAG 2.4.11).
base('input[type="checkbox"], input[type="radio"]', { scrollMarginBlock: '32px' });

base('::selection', { background: vars.color.selection, color: vars.color.text });
