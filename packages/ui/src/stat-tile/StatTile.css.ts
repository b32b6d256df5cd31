import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

const tiny = '(max-width: 359.98px)';

/** Narrower than this, four figures beside each other would break. */
const narrow = '(max-width: 760px)';

/** The room of a row. */
export const place = componentStyle({ inlineSize: '100%', minInlineSize: 0, containerType: 'inline-size' });

/** A row of key figures: a strong rule above, a soft one below, hairlines between. */
export const row = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderBlockStart: `1px solid ${vars.color.text}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.belowSm]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@container': {
    [narrow]: {
      '@media': {
        [media.sm]: {
          selectors: {
            '&:has(> :nth-child(4))': {
              gridAutoFlow: 'row',
              gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            },
          },
        },
      },
    },
  },
});

export const tile = componentStyle({
  minInlineSize: 0,
  padding: '14px 20px 16px',
  borderInlineStart: `1px solid ${vars.color.border}`,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderInlineStart: 0, paddingInlineStart: 0 } },
  '@media': {
    [media.belowSm]: {
      padding: '12px 12px 14px',
      selectors: {
        '&:nth-child(odd)': { borderInlineStart: 0, paddingInlineStart: 0 },
        '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${vars.color.border}` },
      },
    },
    [tiny]: {
      paddingInlineStart: 0,
      borderInlineStart: 0,
      selectors: { '&:nth-child(n + 2)': { borderBlockStart: `1px solid ${vars.color.border}` } },
    },
  },
  '@container': {
    [narrow]: {
      '@media': {
        [media.sm]: {
          selectors: {
            [`${row}:has(> :nth-child(4)) > &:nth-child(odd)`]: {
              borderInlineStart: 0,
              paddingInlineStart: 0,
            },
            [`${row}:has(> :nth-child(4)) > &:nth-child(n + 3)`]: {
              borderBlockStart: `1px solid ${vars.color.border}`,
            },
          },
        },
      },
    },
  },
});

export const label = componentStyle({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  fontWeight: 500,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const value = componentStyle({ marginBlockStart: vars.space['1'], overflowWrap: 'anywhere' });

export const figure = componentStyle({
  ...typography.figureLg,
  '@media': { [media.belowSm]: typography.figureMd },
});

/** Goes to the next line as a whole. */
export const unit = componentStyle({
  ...typography.body,
  display: 'inline-block',
  maxInlineSize: '100%',
  marginInlineStart: vars.space['1'],
  color: vars.color.textMuted,
  '@media': { [media.belowSm]: { fontSize: typography.small.fontSize } },
});

export const comparison = componentStyle({
  ...typography.small,
  display: 'grid',
  alignContent: 'start',
  minBlockSize: '18px',
  marginBlockStart: vars.space['1'],
  color: vars.color.textMuted,
  // Two by two, most take two lines: the room is there before the text is, so that nothing moves when it comes.
  '@media': { [media.belowSm]: { minBlockSize: '2lh' } },
});

/** The line and its room, in one place: the higher of them counts. */
export const line = componentStyle({ gridArea: '1 / 1', minInlineSize: 0, overflowWrap: 'anywhere' });

/** What was kept free while the figure loaded, and stays so. */
export const room = componentStyle({
  visibility: 'hidden',
  '@media': { [media.print]: { display: 'none' } },
});

export const change = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  // The icon is not to make the line higher.
  verticalAlign: 'top',
  gap: '3px',
  marginInlineEnd: '6px',
  fontWeight: 600,
  color: vars.color.text,
  whiteSpace: 'nowrap',
});

/** A line that calls for something to be done. */
export const alert = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'top',
  gap: '6px',
  fontWeight: 600,
  color: vars.color.statusDangerText,
});

export const tones = componentVariants({
  good: { color: vars.color.statusSuccessText },
  bad: { color: vars.color.statusWarningText },
  neutral: { color: vars.color.text },
});

export const placeholder = componentStyle({
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceHover,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
});

/** As tall as the figure that replaces it: the page must not move. */
export const placeholderFigure = componentStyle({
  display: 'inline-block',
  inlineSize: '62%',
  '::before': { content: String.raw`"\00A0"` },
});

/** Sized like the text that replaces it; hidden from assistive technology. */
export const placeholderText = componentStyle({
  marginInlineEnd: '6px',
  '::before': { content: 'attr(data-room)', visibility: 'hidden' },
});
