import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

/** Two halves; below 768 px the picture becomes a strip above the form. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '148px 1fr',
  minBlockSize: '100dvh',
  background: vars.color.surface,
  '@media': {
    [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: '1fr' },
  },
});

/** The half with the form. */
export const formSide = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `${vars.space['6']} ${vars.space['5']} ${vars.space['5']}`,
  '@media': {
    [media.sm]: { padding: `${vars.space['8']} ${vars.space['6']}` },
    [media.lg]: { padding: `${vars.space['8']} ${vars.space['12']}` },
  },
});

/** The form itself, in the middle of its half. */
export const content = style({
  inlineSize: '100%',
  marginBlock: `${vars.space['8']} auto`,
  paddingBlockEnd: vars.space['8'],
  '@media': { [media.sm]: { maxInlineSize: 380, margin: 'auto', paddingBlock: vars.space['8'] } },
});

/** What is said before the form, apart from it. */
export const notice = style({ marginBlockEnd: vars.space['5'] });

/** Customer service contact details. */
export const foot = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['1']} ${vars.space['5']}`,
  color: vars.color.textMuted,
});

/** The half with the picture. */
export const pictureSide = style({
  position: 'relative',
  gridRow: 1,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  background: `color-mix(in oklab, ${vars.color.brandBlock} 83%, black)`,
  color: vars.color.onBrand,
  '@media': {
    [media.sm]: { gridRow: 'auto', padding: `0 ${vars.space['8']} ${vars.space['8']}` },
    [media.lg]: { padding: `0 ${vars.space['14']} ${vars.space['12']}` },
  },
});

/** Wide picture, aligned to the top of its half. */
export const widePicture = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'none',
  inlineSize: '100%',
  blockSize: '66%',
  '@media': { [media.sm]: { display: 'block' } },
});

/** Strip picture: fewer bars, so that they keep their width. */
export const narrowPicture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '86%',
  '@media': { [media.sm]: { display: 'none' } },
});

/** The supplier's own picture, over the whole half. */
export const ownPicture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** What the portal is for. On the supplier's own picture it has a ground that its words can be read on. */
export const promise = style({
  selectors: {
    [`${ownPicture} ~ &`]: {
      marginInline: `calc(-1 * ${vars.space['8']})`,
      marginBlockEnd: `calc(-1 * ${vars.space['8']})`,
      padding: vars.space['8'],
      background: vars.color.brandBlock,
    },
  },
  display: 'none',
  position: 'relative',
  '@media': { [media.sm]: { display: 'block' } },
});

/** The promise in one sentence. */
export const promiseTitle = style({
  fontFamily: vars.font.heading,
  fontSize: '1.875rem',
  fontWeight: 600,
  lineHeight: 1.27,
  letterSpacing: '-0.008em',
  maxInlineSize: '16em',
  textWrap: 'balance',
});

/** The promise in more detail. */
export const promiseText = style({
  ...typography.bodyLg,
  marginBlockStart: 10,
  maxInlineSize: '44ch',
  color: vars.color.onBrandMuted,
});

/** Back link, above the heading. */
export const back = style({ marginBlockEnd: vars.space['4'] });

/** Heading and lead. */
export const head = style({ display: 'grid', gap: vars.space['1'], marginBlockEnd: vars.space['5'] });

/** The fields of the form, one below the other. */
export const form = style({ display: 'grid', gap: vars.space['5'] });

/** Colours of the picture's bars. */
export const bars = {
  now: `color-mix(in oklab, ${vars.color.dataPrevious} 60%, white)`,
  year: vars.color.dataSeq6,
};
