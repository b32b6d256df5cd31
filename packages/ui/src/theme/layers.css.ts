import { globalLayer } from '@vanilla-extract/css';

import { layers } from '../tokens/layers.ts';

/** Cascade layers, lowest first; every style file of the kit imports this one before it adds a rule. */
export const layer = {
  reset: globalLayer(layers.reset),
  base: globalLayer(layers.base),
  components: globalLayer(layers.components),
  overrides: globalLayer(layers.overrides),
};
