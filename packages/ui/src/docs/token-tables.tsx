import type { ReactElement } from 'react';

import { camelCase } from '../tokens/camel-case.ts';
import { breakpoints } from '../tokens/media.ts';
import {
  colorNames,
  controlNames,
  durationNames,
  radiusNames,
  shadowNames,
  sizeNames,
  spaceNames,
  themeNames,
  type ColorName,
} from '../tokens/names.ts';
import { colorToken, lengthToken, tokenNames } from '../tokens/resolve.ts';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { typography, type TypographyName } from '../tokens/typography.ts';
import { docsStyles } from './docs-styles.ts';
import { useTableWords } from './table-words.ts';
import { ValueTable } from './ValueTable.tsx';

export interface ColorTableProps {
  readonly caption: string;
  /** Filters names, for example by prefix. */
  readonly includes: RegExp;
}

function colorRow(name: ColorName) {
  return [
    <code key={name}>{`--vr-color-${name}`}</code>,
    ...themeNames.map((theme) => {
      const color = colorToken(tokens, `semantic.${theme}.${name}`);
      return (
        <span key={theme}>
          <span style={{ ...docsStyles.swatch, background: color }} />
          {color}
        </span>
      );
    }),
  ];
}

/** Semantic colours with their values in each theme. */
export function ColorTable({ caption, includes }: ColorTableProps): ReactElement {
  const names = colorNames.filter((name) => includes.test(name));
  return <ValueTable {...useTableWords('colors', caption)} rows={names.map(colorRow)} />;
}

function isTypographyName(name: string): name is TypographyName {
  return name in typography;
}

/** Text styles, each rendered in itself. */
export function TypographyTable(): ReactElement {
  const names = tokenNames(tokens, 'typography').map(camelCase).filter(isTypographyName);
  return (
    <ValueTable
      {...useTableWords('typography')}
      rows={names.map((name) => {
        const style = typography[name];
        const sample = <span style={style}>{'Förbrukning 1 284 560 kWh'}</span>;
        return [<code key={name}>{name}</code>, sample, style.fontSize, style.lineHeight, style.fontWeight];
      })}
    />
  );
}

export interface LengthTableProps {
  readonly caption: string;
  readonly group: 'space' | 'radius' | 'size' | 'duration' | 'shadow';
}

const groups = {
  space: { names: spaceNames, path: 'space', variable: 'space' },
  radius: { names: radiusNames, path: 'radius', variable: 'radius' },
  size: { names: sizeNames, path: 'size', variable: 'size' },
  duration: { names: durationNames, path: 'motion.duration', variable: 'motion-duration' },
  shadow: { names: shadowNames, path: 'shadow', variable: 'shadow' },
} as const;

/** Lengths and times with their variables. */
export function LengthTable({ caption, group }: LengthTableProps): ReactElement {
  const { names, path, variable } = groups[group];
  return (
    <ValueTable
      {...useTableWords('lengths', caption)}
      rows={names.map((name) => {
        const value = group === 'shadow' ? '' : lengthToken(tokens, `${path}.${name}`);
        return [
          <code key={name}>{`--vr-${variable}-${name}`}</code>,
          group === 'shadow' ? (
            <span style={{ ...docsStyles.swatch, boxShadow: `var(--vr-shadow-${name})` }} />
          ) : (
            value
          ),
          group === 'space' ? <span style={{ ...docsStyles.bar, inlineSize: value }} /> : null,
        ];
      })}
    />
  );
}

/** Heights of controls and rows in each density. */
export function DensityTable(): ReactElement {
  return (
    <ValueTable
      {...useTableWords('density')}
      rows={controlNames.map((name) => [
        <code key={name}>{`--vr-control-${name}`}</code>,
        lengthToken(tokens, `control.comfortable.${name}`),
        lengthToken(tokens, `control.compact.${name}`),
      ])}
    />
  );
}

/** Breakpoints of the layout, and how to use them in a style. */
export function BreakpointTable(): ReactElement {
  return (
    <ValueTable
      {...useTableWords('breakpoints')}
      rows={Object.entries(breakpoints).map(([name, width]) => [
        <code key={name}>{name}</code>,
        `${width} px`,
        <code key="from">{`media.${name}`}</code>,
        <code key="below">{`media.below${name.charAt(0).toUpperCase()}${name.slice(1)}`}</code>,
      ])}
    />
  );
}
