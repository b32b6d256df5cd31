import type { ReactElement, ReactNode } from 'react';

import * as styles from './LoadBars.css.ts';

/** One bar of a picture. */
export interface LoadBar {
  /** Share of the picture's height, 0-1. */
  readonly height: number;
  /** @default 'muted' */
  readonly tone?: keyof typeof styles.tone;
  /** Overrides the tone's colour: a `vars` reference or any CSS colour. */
  readonly fill?: string;
  /** @default 1 */
  readonly opacity?: number;
}

export interface LoadBarsProps {
  /** Bars from left to right. */
  readonly bars: readonly LoadBar[];
  /** Width of the drawing in its own units (px when it is not scaled). */
  readonly width: number;
  /** Height of the drawing in its own units. */
  readonly height: number;
  /** Gap as a share of a bar's slot, 0-1. @default 0.3 */
  readonly gap?: number;
  /** Bars hang from the top instead of standing on the baseline. */
  readonly isHanging?: boolean;
  /** Stretches in both directions instead of keeping its proportions. */
  readonly isStretched?: boolean;
  /** Drawn over the bars, in the same units. */
  readonly children?: ReactNode;
  /** Class of the element, for its place in the page. */
  readonly className?: string;
}

/** As exact as can be seen: the picture is part of documents too. */
function short(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The kit's illustration: load as bars. Decorative, hidden from assistive technology. */
export function LoadBars({
  bars,
  width,
  height,
  gap = 0.3,
  isHanging = false,
  isStretched = false,
  children,
  className,
}: LoadBarsProps): ReactElement {
  const step = width / bars.length;
  const barWidth = step * (1 - gap);
  return (
    <svg
      className={className ?? styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      width={isStretched ? undefined : width}
      height={isStretched ? undefined : height}
      preserveAspectRatio={isStretched ? 'none' : undefined}
      aria-hidden="true"
    >
      {bars.map((bar, index) => {
        const barHeight = bar.height * height;
        return (
          <rect
            key={index}
            className={bar.fill === undefined ? styles.tone[bar.tone ?? 'muted'] : undefined}
            // An attribute, since a content security policy refuses a style that is written in HTML.
            fill={bar.fill}
            x={short(index * step + (step - barWidth) / 2)}
            y={isHanging ? 0 : short(height - barHeight)}
            width={short(barWidth)}
            height={short(barHeight)}
            rx={1}
            opacity={bar.opacity === undefined ? undefined : short(bar.opacity)}
          />
        );
      })}
      {children}
    </svg>
  );
}
