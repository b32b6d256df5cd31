import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

export const bar = componentStyle({
  display: 'inline-block',
  position: 'relative',
  inlineSize: '100%',
  minInlineSize: '56px',
  blockSize: '8px',
  verticalAlign: 'middle',
  background: vars.color.surfaceHover,
  printColorAdjust: 'exact',
  '@media': {
    [media.forcedColors]: { outline: '1px solid GrayText', forcedColorAdjust: 'none', background: 'Canvas' },
  },
});

const part = { position: 'absolute', insetBlock: 0 } as const;

export const within = componentStyle({
  ...part,
  insetInlineStart: 0,
  background: vars.color.dataCurrent,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

/** Beyond the mark: a different colour and a hatch, so that colour is not the only cue (WCAG 1.4.1). */
export const beyond = componentStyle({
  ...part,
  background: `repeating-linear-gradient(135deg, ${vars.color.statusWarning} 0 2px, ${vars.color.statusWarningText} 2px 4px)`,
  '@media': {
    [media.forcedColors]: {
      background: 'repeating-linear-gradient(135deg, Highlight 0 2px, Canvas 2px 4px)',
    },
  },
});

export const mark = componentStyle({
  position: 'absolute',
  insetBlock: '-3px',
  inlineSize: '2px',
  marginInlineStart: '-1px',
  background: vars.color.text,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
