import { layerOrder } from '../src/tokens/layers.ts';

/** An `@layer` statement: names without a block. */
const layerStatement = /@layer [\w.,\s-]+;\s*/g;

/**
 * vanilla-extract writes the order of the layers before each file's rules; one statement, first, says it all.
 * @param css - the style sheet of the package
 */
export function joinLayers(css: string): string {
  return `${layerOrder}\n${css.replace(layerStatement, '')}`;
}
