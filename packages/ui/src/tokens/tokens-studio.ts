import {
  colorToken,
  easingToken,
  fontFamilyToken,
  lengthToken,
  numberToken,
  shadowLayers,
  tokenAlias,
  tokenNames,
  tokenValue,
  type ShadowLayer,
} from './resolve.ts';

/** A token as Tokens Studio writes it: its value is a text, as CSS has it, or a reference. */
interface StudioToken {
  readonly $type: string;
  readonly $value: unknown;
}

type StudioGroup = { readonly [name: string]: StudioToken | StudioGroup };

/** How a kind of token is called there, and how its value is written. */
const kinds: Readonly<
  Record<string, readonly [name: string, write: (document: unknown, path: string) => unknown]>
> = {
  color: ['color', hexToken],
  dimension: ['dimension', lengthToken],
  duration: ['duration', lengthToken],
  number: ['number', numberToken],
  fontWeight: ['fontWeights', numberToken],
  fontFamily: ['fontFamilies', fontFamilyToken],
  cubicBezier: ['other', easingToken],
  shadow: ['boxShadow', shadowParts],
  typography: ['typography', typographyParts],
};

/** A colour in hexadecimal digits: Tokens Studio's readers lose the alpha of any newer form. */
function hexOf(color: string): string {
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(color)?.slice(1).map(Number);
  if (parts === undefined) return color;
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  const digits = [red, green, blue, Math.round(alpha * 255)].map((part) =>
    part.toString(16).padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

function hexToken(document: unknown, path: string): string {
  return hexOf(colorToken(document, path));
}

function shadowParts(document: unknown, path: string): readonly ShadowLayer[] {
  return shadowLayers(document, path).map((layer) => ({ ...layer, color: hexOf(layer.color) }));
}

function cssOf(part: unknown): string {
  const { value, unit }: { readonly value?: unknown; readonly unit?: unknown } = Object(part);
  return value === undefined ? String(part) : `${String(value)}${String(unit)}`;
}

function typographyParts(document: unknown, path: string): Readonly<Record<string, string>> {
  const parts: Readonly<Record<string, unknown>> = Object(tokenValue(document, path));
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, cssOf(part)]));
}

/** @throws Error for a kind of token that is not known here. */
function studioToken(document: unknown, path: string, type: string): StudioToken {
  const [name, write] = kinds[type] ?? [];
  if (name === undefined || write === undefined) throw new Error(`"${path}" is of an unknown kind, ${type}`);
  const alias = tokenAlias(document, path);
  return { $type: name, $value: alias === undefined ? write(document, path) : `{${alias}}` };
}

/** @throws Error when a token has no type, of its own or of a group around it. */
function studioPart(document: unknown, path: string, outer: unknown): StudioToken | StudioGroup {
  const node = path.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), document);
  const { $type: type = outer }: { readonly $type?: unknown } = Object(node);
  if (!Object.hasOwn(Object(node), '$value'))
    return Object.fromEntries(
      tokenNames(document, path).map((name) => [name, studioPart(document, `${path}.${name}`, type)]),
    );
  if (typeof type !== 'string') throw new Error(`Token "${path}" has no type`);
  return studioToken(document, path, type);
}

/**
 * The tokens as Tokens Studio, its plugin for Figma and its readers take them: a set of what every theme has, a set for each
 * theme's colours, and the themes that choose among them.
 *
 * @param document - tokens in the format of the Design Tokens Community Group
 * @throws Error for a kind of token that is not known here.
 */
export function tokensStudio(document: unknown): Readonly<Record<string, unknown>> {
  const themes = tokenNames(document, 'semantic');
  const base = tokenNames(document, '').filter((name) => name !== 'semantic');
  return {
    base: Object.fromEntries(base.map((name) => [name, studioPart(document, name, undefined)])),
    ...Object.fromEntries(
      themes.map((theme) => [theme, studioPart(document, `semantic.${theme}`, undefined)]),
    ),
    $themes: themes.map((theme) => ({
      id: theme,
      name: theme,
      selectedTokenSets: { base: 'source', [theme]: 'enabled' },
    })),
    $metadata: { tokenSetOrder: ['base', ...themes] },
  };
}
