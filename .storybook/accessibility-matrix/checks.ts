/** The checks every story passes; a story names the ones it cannot pass in `parameters.accessibilityMatrix`. */
export const checkNames = [
  'ariaSnapshot',
  'movement',
  'themes',
  'forcedColors',
  'pictureTexts',
  'textSpacing',
  'reflow',
  'keyboard',
] as const;

/** One of {@link checkNames}. */
export type CheckName = (typeof checkNames)[number];

/** What a check found in a story. */
export interface Finding {
  readonly check: CheckName;
  readonly words: string;
}

function readKey(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/**
 * Whether a story takes part in a check. A story that cannot writes why:
 * `parameters: { accessibilityMatrix: { reflow: 'A frame of fixed width' } }`.
 * @throws Error when an exception has no reason
 */
export function takesPart(parameters: unknown, check: CheckName): boolean {
  const reason = readKey(readKey(parameters, 'accessibilityMatrix'), check);
  if (reason === undefined) return true;
  if (typeof reason === 'string' && reason.length > 10) return false;
  throw new Error(`accessibilityMatrix.${check} needs a reason in words`);
}

/** The names and roles a story has to show: lines of a Playwright aria snapshot, from `parameters.ariaSnapshot`. */
export function expectedAriaSnapshot(parameters: unknown): string | null {
  const snapshot = readKey(parameters, 'ariaSnapshot');
  return typeof snapshot === 'string' ? snapshot : null;
}
