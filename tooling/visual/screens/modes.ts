import { viewports } from '../../../.storybook/viewports.ts';

/** Colours of a screen: a theme of the operating system, as the portal follows it. */
export type Look = 'light' | 'dark' | 'contrast';

/** A window and its colours. */
export interface ScreenMode {
  /** Name in the report, in its folders and of `--mode`. */
  readonly name: string;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
  readonly look: Look;
}

const { phone, desktop } = viewports;

function mode(width: number, look: Look): ScreenMode {
  return { name: `${width}-${look}`, width, height: width < 768 ? phone.height : desktop.height, look };
}

/** A window of 1440 px at 200 % zoom has half as many px of CSS. */
const zoomed: ScreenMode = {
  name: `${desktop.width}-zoomed`,
  width: desktop.width / 2,
  height: desktop.height / 2,
  look: 'light',
};

/** Widths at which every screen is photographed, widest in the middle of the work first, px. */
const widths = [desktop.width, 1024, 768, phone.width, 320, 1920];

/** Phone and desktop: the widths of all but the light screens with their data. */
const mostUsed = [desktop.width, phone.width];

/** Modes of a screen with its data: every width light, and phone and desktop dark and with more contrast. */
export const loadedModes: readonly ScreenMode[] = [
  ...widths.map((width) => mode(width, 'light')),
  zoomed,
  ...(['dark', 'contrast'] as const).flatMap((look) => mostUsed.map((width) => mode(width, look))),
];

/** Modes of a screen in another state: without its data, or with unusual data. */
export const stateModes: readonly ScreenMode[] = mostUsed.map((width) => mode(width, 'light'));
