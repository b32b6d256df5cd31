import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { brandFiles, sheetFormat, type BrandSheet } from './brand-sheet.ts';
import { ConfigError } from './config-error.ts';
import { readText, type Environment } from './read-setting.ts';

/** A supplier's brand as it is served: all of its folder, read when the process starts. */
export interface ServedBrand {
  readonly folder: string;
  readonly sheet: BrandSheet;
  /** Digest of all files: part of their addresses, so that a browser may keep them for ever. */
  readonly version: string;
  /** Content by path in the folder, with `/` between its parts. */
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

function isSheet(value: unknown): value is BrandSheet {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'format') === sheetFormat;
}

function parsedSheet(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reads a folder that `pnpm brand build` has made.
 *
 * @throws ConfigError when it is not such a folder, or that of another version.
 */
export function readBrandFolder(folder: string): ServedBrand {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .toSorted()
    : [];
  const hash = createHash('sha256');
  const files = new Map(
    names.map((name): [string, Uint8Array<ArrayBuffer>] => {
      const bytes = new Uint8Array(readFileSync(join(folder, name)));
      hash.update(`${name}\0${bytes.length}\0`).update(bytes);
      return [name, bytes];
    }),
  );
  const sheet = parsedSheet(Buffer.from(files.get(brandFiles.sheet) ?? []).toString('utf8'));
  if (!isSheet(sheet))
    throw new ConfigError(
      `BRAND_FOLDER must be a folder that this version's \`pnpm brand build\` has made, not "${folder}".`,
    );
  return { folder, sheet, version: hash.digest('hex').slice(0, 16), files };
}

/**
 * The brand that a process shows: that of `BRAND_FOLDER`, or of the folder `brand` beside the sources, which `pnpm
 * assemble` makes; null is the portal's own.
 *
 * @throws ConfigError when the folder cannot be read.
 */
export function readBrand(environment: Environment, root: string): ServedBrand | null {
  const text = readText(environment, 'BRAND_FOLDER');
  if (text !== null) return readBrandFolder(resolve(text));
  const assembled = join(root, 'brand');
  return existsSync(join(assembled, brandFiles.sheet)) ? readBrandFolder(assembled) : null;
}
