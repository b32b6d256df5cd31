import { describe, expect, it } from 'vitest';
import { colorNames } from './names.ts';
import { colorToken, tokenAlias, tokenNames } from './resolve.ts';
import { tokensStudio } from './tokens-studio.ts';
import tokens from './tokens.json' with { type: 'json' };

const studio = tokensStudio(tokens);

function at(path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => Reflect.get(Object(node), key), studio);
}

/** The paths of all tokens in a group. */
function pathsIn(group: string): readonly string[] {
  const names = tokenNames(tokens, group);
  return names.length === 0 ? [group] : names.flatMap((name) => pathsIn(`${group}.${name}`));
}

describe('the tokens as Tokens Studio reads them', () => {
  it('are in a set for all themes and one for each, which its themes choose', () => {
    expect(at('$metadata.tokenSetOrder')).toEqual(['base', 'light', 'dark', 'high-contrast']);
    expect(at('$themes')).toContainEqual({
      id: 'dark',
      name: 'dark',
      selectedTokenSets: { base: 'source', dark: 'enabled' },
    });
  });

  it.each(['light', 'dark', 'high-contrast'])('have every colour of the theme %s', (theme) => {
    for (const name of colorNames.filter((color) => color !== 'overlay')) {
      const path = `semantic.${theme}.${name}`;
      const alias = tokenAlias(tokens, path);
      const value = alias === undefined ? colorToken(tokens, path) : `{${alias}}`;
      expect(at(`${theme}.${name}`)).toEqual({ $type: 'color', $value: value });
      const meant = alias === undefined ? `${theme}.${name}` : `base.${alias}`;
      expect(at(`${meant}.$value`)).toBe(colorToken(tokens, path));
    }
  });

  it.each([
    'color',
    'space',
    'radius',
    'size',
    'control',
    'z-index',
    'motion',
    'font',
    'typography',
    'shadow',
  ])('leave no token of %s out, each with its kind and value', (group) => {
    const paths = pathsIn(group);
    expect(paths).not.toHaveLength(0);
    for (const path of paths)
      expect(at(`base.${path}`)).toEqual({ $type: expect.any(String), $value: expect.anything() });
  });

  it('write values as CSS does', () => {
    expect(at('base.space.4')).toEqual({ $type: 'dimension', $value: '16px' });
    expect(at('base.motion.duration.fast.$value')).toBe('90ms');
    expect(at('base.typography.display.$value')).toMatchObject({
      fontFamily: '{font.family.display}',
      fontSize: '34px',
    });
    expect(at('base.shadow.raised')).toEqual({
      $type: 'boxShadow',
      $value: [{ x: '0px', y: '1px', blur: '2px', spread: '0px', color: '#2619150f' }],
    });
  });

  it('keep how far one sees through a colour', () => {
    expect(colorToken(tokens, 'semantic.light.overlay')).toBe('rgb(38 26 22 / 0.44)');
    expect(at('light.overlay.$value')).toBe('#261a1670');
  });

  it('refuse a kind that nobody has told them of', () => {
    expect(() => tokensStudio({ semantic: {}, odd: { one: { $type: 'gradient', $value: [] } } })).toThrow(
      '"odd.one" is of an unknown kind, gradient',
    );
  });
});
