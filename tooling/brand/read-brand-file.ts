import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv, type ErrorObject } from 'ajv';
import { BrandError } from './brand-error.ts';
import type { BrandFile } from './brand-file.ts';
import { brandSchema } from './brand-schema.ts';

/** A brand's file, and where the paths in it start. */
export interface BrandSource {
  readonly brand: BrandFile;
  readonly folder: string;
}

const validate = new Ajv({ verbose: true, strict: false }).compile<BrandFile>(brandSchema);

function fieldOf(path: string, name?: unknown): string {
  const parts = path.split('/').slice(1);
  if (typeof name === 'string') parts.push(name);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

/** One sentence about the first thing that is wrong. */
function sentence({ keyword, instancePath, params, parentSchema, data }: ErrorObject): string {
  const values: Readonly<Record<string, unknown>> = params;
  if (keyword === 'required') return `${fieldOf(instancePath, values['missingProperty'])} is missing.`;
  if (keyword === 'additionalProperties')
    return `${fieldOf(instancePath, values['additionalProperty'])} is not a field of a brand.`;
  const needed = String(parentSchema?.['description'] ?? 'something else');
  const field = fieldOf(instancePath);
  const subject = field === '' ? 'A brand' : field;
  return `${subject} must be ${needed}, not ${JSON.stringify(data)}.`;
}

/**
 * Checks the form of a brand.
 *
 * @param origin - Where it comes from, for the message.
 * @throws BrandError naming the first field that is wrong.
 */
export function checkedBrand(value: unknown, origin: string): BrandFile {
  if (validate(value)) return value;
  const first = validate.errors?.[0];
  throw new BrandError(`${origin}: ${first === undefined ? 'This is not a brand.' : sentence(first)}`);
}

function parsed(text: string, origin: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrandError(`${origin}: This is not JSON.`);
  }
}

async function exported(path: string): Promise<unknown> {
  try {
    const module: unknown = await import(pathToFileURL(path).href);
    return Reflect.get(Object(module), 'default');
  } catch (error) {
    throw new BrandError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Reads a brand: a TypeScript or JavaScript file with a default export, a JSON file, or the JSON text itself, whose
 * paths start in the current folder.
 *
 * @throws BrandError in one sentence that names the file and the field.
 */
export async function readBrandFile(given: string): Promise<BrandSource> {
  if (given.trimStart().startsWith('{'))
    return { brand: checkedBrand(parsed(given, 'BRAND_FILE'), 'BRAND_FILE'), folder: process.cwd() };
  const path = resolve(given);
  if (!existsSync(path)) throw new BrandError(`There is no brand file ${given}.`);
  const value = extname(path) === '.json' ? parsed(readFileSync(path, 'utf8'), given) : await exported(path);
  return { brand: checkedBrand(value, given), folder: dirname(path) };
}

/**
 * The path of a file that a brand names: beside the brand's file, or in a package that is installed there.
 *
 * @throws BrandError when it is not there.
 */
export function fileOfBrand({ folder, brand }: BrandSource, field: string, name: string): string {
  const beside = resolve(folder, name);
  if (existsSync(beside)) return beside;
  try {
    return createRequire(join(folder, 'brand.js')).resolve(name);
  } catch {
    throw new BrandError(`${brand.names.supplier}: ${field} names ${name}, which is not there.`);
  }
}
