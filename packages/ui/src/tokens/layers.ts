/**
 * Cascade layers of the kit, lowest first. A document that loads style sheets in pieces must declare
 * {@link layerOrder} before the first of them, else the order of loading decides.
 */
export const layers = {
  reset: 'vinrod.reset',
  base: 'vinrod.base',
  components: 'vinrod.components',
  overrides: 'vinrod.overrides',
} as const;

/** The `@layer` statement that fixes the order of the kit's layers. */
export const layerOrder = `@layer ${layers.reset}, ${layers.base}, ${layers.components}, ${layers.overrides};`;
