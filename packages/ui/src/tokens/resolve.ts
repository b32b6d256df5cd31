/** Part of a Design Tokens Community Group document: a group or a token. */
type TokenNode = { readonly [key: string]: unknown };

function isNode(value: unknown): value is TokenNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function childOf(node: unknown, key: string, path: string): unknown {
  if (!isNode(node) || !(key in node)) throw new Error(`Unknown token "${path}"`);
  return node[key];
}

/** The document itself for an empty path. */
function nodeAt(document: unknown, path: string): unknown {
  return path === '' ? document : path.split('.').reduce((node, key) => childOf(node, key, path), document);
}

/**
 * Names of the tokens and groups inside a group, in document order.
 * @throws Error when the path does not exist.
 */
export function tokenNames(document: unknown, path: string): string[] {
  const group = nodeAt(document, path);
  if (!isNode(group)) throw new Error(`"${path}" is not a token group`);
  return Object.keys(group).filter((key) => !key.startsWith('$'));
}

function aliasIn(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
}

/**
 * The path a token refers to (`color.burgundy.10`); undefined when the token has its own value.
 * @throws Error when the path does not exist or is a group.
 */
export function tokenAlias(document: unknown, path: string): string | undefined {
  const token = path.split('.').reduce((node, key) => childOf(node, key, path), document);
  return aliasIn(childOf(token, '$value', path));
}

/**
 * The value of a token, resolving aliases (`{color.neutral.2}`).
 * @throws Error when the path does not exist or is a group, or the aliases are circular.
 */
export function tokenValue(document: unknown, path: string): unknown {
  const seen = new Set<string>();
  let current = path;
  for (;;) {
    if (seen.has(current)) throw new Error(`Token "${path}" refers to itself`);
    seen.add(current);
    const here = current;
    const token = here.split('.').reduce((node, key) => childOf(node, key, here), document);
    const value = childOf(token, '$value', here);
    const alias = aliasIn(value);
    if (alias === undefined) return value;
    current = alias;
  }
}

function numberAt(value: unknown, key: string, path: string): number {
  const part = childOf(value, key, path);
  if (typeof part !== 'number') throw new Error(`Token "${path}" has no number at "${key}"`);
  return part;
}

function colorCss(value: unknown, path: string): string {
  if (isNode(value) && typeof value['hex'] === 'string') return value['hex'];
  const components = childOf(value, 'components', path);
  if (!Array.isArray(components)) throw new Error(`Token "${path}" is not a colour`);
  const channels = components.map((part: unknown) => Math.round(Number(part) * 255));
  return `rgb(${channels.join(' ')} / ${numberAt(value, 'alpha', path)})`;
}

function lengthCss(value: unknown, path: string): string {
  const size = numberAt(value, 'value', path);
  return size === 0 ? '0px' : `${size}${String(childOf(value, 'unit', path))}`;
}

/** A colour token as CSS: its hex value, or `rgb(… / alpha)` for the translucent ones. */
export function colorToken(document: unknown, path: string): string {
  return colorCss(tokenValue(document, path), path);
}

/** A dimension (px) or duration (ms) token as CSS. */
export function lengthToken(document: unknown, path: string): string {
  return lengthCss(tokenValue(document, path), path);
}

/** A unitless number token as CSS. */
export function numberToken(document: unknown, path: string): string {
  return String(Number(tokenValue(document, path)));
}

/** A font family token as a CSS family list; names with spaces are quoted. */
export function fontFamilyToken(document: unknown, path: string): string {
  const families = tokenValue(document, path);
  if (!Array.isArray(families)) throw new Error(`Token "${path}" is not a font family`);
  return families.map((name) => (/\s/.test(String(name)) ? `"${String(name)}"` : String(name))).join(', ');
}

/** A cubic Bézier token as a CSS easing function. */
export function easingToken(document: unknown, path: string): string {
  const points = tokenValue(document, path);
  if (!Array.isArray(points) || points.length !== 4) throw new Error(`Token "${path}" is not an easing`);
  return `cubic-bezier(${points.join(', ')})`;
}

/** A layer of a shadow, each part as CSS writes it. */
export interface ShadowLayer {
  readonly x: string;
  readonly y: string;
  readonly blur: string;
  readonly spread: string;
  readonly color: string;
}

/** The layers of a shadow token, the uppermost first. */
export function shadowLayers(document: unknown, path: string): readonly ShadowLayer[] {
  const shadows = tokenValue(document, path);
  if (!Array.isArray(shadows)) throw new Error(`Token "${path}" is not a shadow`);
  return shadows.map((shadow: unknown) => ({
    x: lengthCss(childOf(shadow, 'offsetX', path), path),
    y: lengthCss(childOf(shadow, 'offsetY', path), path),
    blur: lengthCss(childOf(shadow, 'blur', path), path),
    spread: lengthCss(childOf(shadow, 'spread', path), path),
    color: colorCss(childOf(shadow, 'color', path), path),
  }));
}

/** A shadow token as a CSS `box-shadow` list. */
export function shadowToken(document: unknown, path: string): string {
  return shadowLayers(document, path)
    .map(({ x, y, blur, spread, color }) => `${x} ${y} ${blur} ${spread} ${color}`)
    .join(', ');
}
