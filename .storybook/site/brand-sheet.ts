/// <reference types="vite/client" />
import type { BrandFile } from '../../tooling/brand/brand-file.ts';

const files = import.meta.glob<BrandFile>('../../brands/*/vinrod.config.ts', { import: 'default' });

/**
 * The style sheet of one of the brands in the repository: its colours, corners and names of fonts. Its logo and its
 * words are shown by `pnpm brand storybook`.
 *
 * @returns an empty text for a brand that there is not.
 */
export async function brandSheet(folder: string): Promise<string> {
  const load = files[`../../brands/${folder}/vinrod.config.ts`];
  if (load === undefined) return '';
  const [{ brandTheme }, brand] = await Promise.all([import('../../tooling/brand/brand-theme.ts'), load()]);
  return brandTheme(brand).cssText;
}
