import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const area = componentStyle({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: vars.color.accent,
      background: vars.color.selection,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '1px' },
    '&[data-disabled]': { borderColor: vars.color.border, color: vars.color.textMuted },
  },
  '@media': {
    [media.print]: { display: 'none' },
    [media.forcedColors]: {
      selectors: {
        '&[data-drop-target]': { borderWidth: '2px', borderColor: 'Highlight' },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const layout = componentVariants({
  field: {
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `${vars.space['1']} ${vars.space['2']}`,
    padding: `${vars.space['4']} ${vars.space['3']}`,
    textAlign: 'center',
  },
  bar: {
    gap: vars.space['4'],
    padding: `${vars.space['3']} ${vars.space['4']}`,
    '@media': {
      [media.belowXs]: { flexDirection: 'column', alignItems: 'stretch', gap: vars.space['3'] },
    },
  },
});

export const barIcon = componentStyle({
  display: 'flex',
  color: vars.color.textMuted,
  '@media': { [media.belowXs]: { display: 'none' } },
});

export const barWords = componentStyle({ flex: 1, display: 'grid', gap: '2px', minInlineSize: 0 });

/** Dropping needs a mouse; without one the text below and the button are enough. */
export const barInvitation = componentStyle({
  fontWeight: 600,
  '@media': { [media.coarsePointer]: { display: 'none' } },
});

export const invalid = componentStyle({
  borderColor: vars.color.statusDanger,
  boxShadow: `inset 0 0 0 1px ${vars.color.statusDanger}`,
});

/** Dropping needs a mouse; without one only the button is shown. */
export const invitation = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space['2'],
  '@media': { [media.coarsePointer]: { display: 'none' } },
});

export const rules = componentStyle({
  ...typography.small,
  inlineSize: '100%',
  color: vars.color.textMuted,
});

export const error = componentStyle({
  ...typography.small,
  display: 'flex',
  gap: '6px',
  color: vars.color.statusDangerText,
  overflowWrap: 'anywhere',
});

export const list = componentStyle({ display: 'grid', gap: '6px', minInlineSize: 0 });
