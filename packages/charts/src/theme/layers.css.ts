import { layers } from '@vinrod/ui/tokens';
import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers of the kit, declared lowest first, so that their order holds regardless of which style sheet a
 * document loads first.
 */
export const layer = {
  reset: globalLayer(layers.reset),
  base: globalLayer(layers.base),
  components: globalLayer(layers.components),
  overrides: globalLayer(layers.overrides),
};
