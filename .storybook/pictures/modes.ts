import { viewports } from '../viewports.ts';

/** A screen and a theme in which the kit is photographed. */
export interface Mode {
  /** Name in Chromatic, in the report of `pnpm visual` and in its folders. */
  readonly name: string;
  /** px */
  readonly width: number;
  /** px; a longer page makes the picture longer. */
  readonly height: number;
  readonly theme: 'light' | 'dark';
}

/** Phone, tablet and desktop, each light and dark. */
export const modes: readonly Mode[] = [viewports.phone, viewports.tablet, viewports.desktop].flatMap(
  ({ width, height }) =>
    (['light', 'dark'] as const).map((theme) => ({ name: `${width}-${theme}`, width, height, theme })),
);
