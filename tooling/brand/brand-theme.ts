import { createTheme, type BrandTheme } from '@vinrod/ui/create-theme';
import { BrandError } from './brand-error.ts';
import type { BrandFile, BrandFontFile } from './brand-file.ts';

/**
 * The colours, fonts and radii of a brand.
 *
 * @throws BrandError naming the pairs of colours with too little contrast and the nearest that have enough.
 */
export function brandTheme({ names, colors, fonts, radii }: BrandFile): BrandTheme {
  try {
    return createTheme({
      name: names.supplier,
      primary: colors.brand,
      ...(colors.accent === undefined ? {} : { accent: colors.accent }),
      ...(colors.themes === undefined ? {} : { themes: colors.themes }),
      ...(fonts === undefined
        ? {}
        : {
            fonts: {
              ...(fonts.heading === undefined ? {} : { heading: fonts.heading }),
              ...(fonts.body === undefined ? {} : { body: fonts.body }),
            },
          }),
      ...(radii === undefined ? {} : { radii }),
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The field of the file instead of the argument that it becomes.
    throw new BrandError(message.replaceAll(/\bprimary (?=#|is)/g, 'colors.brand '));
  }
}

/** The rule that loads a font from a file of the brand's folder. */
export function fontFace({ family, weight = '400', style = 'normal' }: BrandFontFile, file: string): string {
  return `@font-face { font-family: ${JSON.stringify(family)}; font-style: ${style}; font-weight: ${weight}; font-display: swap; src: url("${file}") format("woff2"); }\n`;
}
