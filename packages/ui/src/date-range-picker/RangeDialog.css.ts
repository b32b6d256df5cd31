import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

/** Room for the presets beside one month. */
export const sideBySide = '(min-width: 520px)';

export const dialog = componentStyle({ outline: 'none' });

export const body = componentStyle({ display: 'flex', flexDirection: 'column' });

export const withPresets = componentStyle({
  '@media': { [sideBySide]: { flexDirection: 'row' } },
});

export const presets = componentStyle({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignContent: 'start',
  padding: '10px 8px',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  outline: 'none',
  '@media': {
    [sideBySide]: {
      gridTemplateColumns: '1fr',
      minInlineSize: '178px',
      maxInlineSize: '240px',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.border}`,
    },
  },
});

export const preset = componentStyle({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '34px',
  padding: '4px 10px',
  borderRadius: vars.radius.md,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-selected]': { background: vars.color.selection, fontWeight: 600 },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.size.touchMin },
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-focus-visible]': { outlineColor: 'CanvasText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const calendar = componentStyle({
  display: 'grid',
  justifyContent: 'center',
  minInlineSize: 0,
  padding: '16px 20px',
  '@media': { [media.belowXs]: { padding: '12px 8px' } },
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  padding: '12px 20px',
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.belowXs]: { paddingInline: '12px' }, [sideBySide]: { rowGap: 0 } },
});

export const selected = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['3']}`,
});

export const count = componentStyle({ ...typography.small, color: vars.color.textMuted });

export const actions = componentStyle({
  display: 'flex',
  gap: vars.space['2'],
  marginInlineStart: 'auto',
});

export const error = componentStyle({ inlineSize: '100%' });
