/** Screens that every component is looked at on: px wide and high. 320 px is 1280 px at 400 % zoom (WCAG 1.4.10). */
export const viewports = {
  narrow: { name: 'Smal, 320 px', type: 'mobile', width: 320, height: 640 },
  phone: { name: 'Telefon, 390 px', type: 'mobile', width: 390, height: 844 },
  tablet: { name: 'Läsplatta, 1024 px', type: 'tablet', width: 1024, height: 768 },
  desktop: { name: 'Skrivbord, 1440 px', type: 'desktop', width: 1440, height: 900 },
} as const;

/** Name of a screen, as a story writes it in `globals.viewport.value`. */
export type ViewportName = keyof typeof viewports;

/** Whether a value from a story's globals names one of {@link viewports}. */
export function isViewportName(value: unknown): value is ViewportName {
  return typeof value === 'string' && value in viewports;
}

/**
 * The window in which a story is tested: as wide as its screen, all of one height. A window that becomes 100 px lower just
 * after a field got focus is taken by React Aria for one over which an on-screen keyboard has come, for which it lets
 * dialogs wait, unseen.
 */
export function windowOf(name: ViewportName): { readonly width: number; readonly height: number } {
  return { width: viewports[name].width, height: viewports.desktop.height };
}
