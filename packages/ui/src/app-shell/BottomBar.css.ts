import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

export const bar = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.nav,
  minBlockSize: vars.size.bottomNav,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.sm]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const list = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minBlockSize: `calc(${vars.size.bottomNav} - 1px)`,
  listStyle: 'none',
});

export const place = componentStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '3px',
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: '1px',
  fontFamily: vars.font.body,
  fontSize: '0.6875rem',
  lineHeight: '14px',
  fontWeight: 500,
  color: vars.color.textMuted,
  textAlign: 'center',
  textDecoration: 'none',
  outlineOffset: '-3px',
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}` },
    '&[aria-current]': { color: vars.color.brandText, fontWeight: 600 },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-1px',
      insetInline: '22%',
      blockSize: '3px',
      background: vars.color.brandText,
      borderRadius: '0 0 2px 2px',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]::before': { background: 'Highlight' },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const word = componentStyle({
  maxInlineSize: '100%',
  maxBlockSize: '2lh',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
