import tokens from '../../../ui/src/tokens/tokens.json' with { type: 'json' };

/** A theme of the kit. */
export type Theme = 'light' | 'dark' | 'high-contrast';

const aliases = new Map(
  Object.entries(tokens.color).flatMap(([scale, steps]) =>
    Object.entries(steps).map(([step, token]): [string, string] => [
      `{color.${scale}.${step}}`,
      typeof token === 'object' && '$value' in token ? hexOf(token.$value) : '',
    ]),
  ),
);

function hexOf(value: unknown): string {
  if (typeof value === 'string') return value === '{color.white}' ? '#ffffff' : (aliases.get(value) ?? '');
  if (typeof value === 'object' && value !== null && 'hex' in value) return String(value.hex);
  return '';
}

/** The colour of a token in a theme, as `#rrggbb`; empty when there is none. */
export function themeColor(theme: Theme, name: string): string {
  const token = Object.entries(tokens.semantic[theme]).find(([key]) => key === name)?.[1];
  return typeof token === 'object' && '$value' in token ? hexOf(token.$value) : '';
}
