import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readBrandFolder } from '../../apps/api/src/config/brand.ts';
import { isCompressedForm } from '../../apps/api/src/http/stored-file.ts';
import { buildBrand, writeBrand } from './build-brand.ts';
import { readBrandFile } from './read-brand-file.ts';

const place = mkdtempSync(join(tmpdir(), 'vinrod-brand-'));

afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

const least = { names: { supplier: 'Prov' }, colors: { brand: '#0b5c3f' } };

async function problemOf(brand: object): Promise<string> {
  try {
    await buildBrand(await readBrandFile(JSON.stringify(brand)));
    return '';
  } catch (error) {
    return String(error);
  }
}

describe('a brand file', () => {
  it.each([
    [{ colors: { brand: '#123456' } }, 'names is missing.'],
    [{ ...least, names: { supplier: 'X', suplier: 'Y' } }, 'names.suplier is not a field of a brand.'],
    [
      { ...least, colors: { brand: 'green' } },
      'colors.brand must be a colour written as #rrggbb, not "green".',
    ],
    [{ ...least, radii: { md: -1 } }, 'radii.md must be a number of px from 0 to 40, not -1.'],
    [{ ...least, support: { hours: { sv: 'x' } } }, 'support.hours.en is missing.'],
    [{ ...least, features: { spel: false } }, 'features.spel is not a field of a brand.'],
    [
      { ...least, addresses: { terms: 'http://a.example' } },
      'addresses.terms must be an address that starts with https://',
    ],
    [{ ...least, words: { 'a.b': 'c' } }, 'words.a.b is not a text of the portal.'],
    [{ ...least, words: { 'menu.companies': 'Hej {namn}' } }, 'words.menu.companies asks for {namn}'],
    [{ ...least, words: { 'menu.companies': 'Hej {' } }, 'words.menu.companies is not a text'],
    [{ ...least, words: { 'api.export.bolag': 'c' } }, 'words.api.export.bolag is not a text of the API.'],
    [{ ...least, words: { 'api.export.site': 'Hus {id}' } }, 'words.api.export.site asks for {id}'],
    [{ ...least, icons: { favicon: './none.svg' } }, 'icons.favicon names ./none.svg, which is not there.'],
    [
      { ...least, documents: { color: '#ffcc00' } },
      'documents.color #ffcc00 has 1.51:1 against white, needs 4.5:1.',
    ],
    [{ ...least, fonts: { heading: ['A; }'] } }, '"A; }" is not the name of a font family.'],
  ])('is refused in one sentence that names the field: %j', async (brand, sentence) => {
    expect(await problemOf(brand)).toContain(sentence);
  });

  it('with too little contrast names the pairs and the nearest colour that has enough', async () => {
    const problem = await problemOf({ ...least, colors: { brand: '#ffe69a' } });
    expect(problem).toContain('brand #ffe69a on surface #ffffff has 1.23:1, needs 3:1');
    const nearest = /The nearest that have enough: colors\.brand (#\w{6})\./.exec(problem)?.[1];
    expect(await problemOf({ ...least, colors: { brand: nearest } })).toBe('');
  });

  it('is the same as JSON', async () => {
    const file = join(place, 'brand.json');
    writeFileSync(file, JSON.stringify(least));
    const { brand, folder } = await readBrandFile(file);
    expect({ brand, folder }).toEqual({ brand: least, folder: place });
  });

  it('that is not there, or says nothing, is named', async () => {
    await expect(readBrandFile(join(place, 'none.ts'))).rejects.toThrow('There is no brand file');
    writeFileSync(join(place, 'empty.ts'), 'export const brand = {};\n');
    await expect(readBrandFile(join(place, 'empty.ts'))).rejects.toThrow('A brand must be an object');
  });
});

describe.each(['gronsjovalla', 'ragskar'])('the made-up brand %s', (name) => {
  it('becomes a folder that the API reads', { timeout: 60_000 }, async () => {
    const file = join(import.meta.dirname, '../../brands', name, 'vinrod.config.ts');
    const built = await buildBrand(await readBrandFile(file));
    const folder = join(place, name);
    await writeBrand(built, folder);
    const brand = readBrandFolder(folder);
    expect(brand.sheet).toEqual(built.sheet);
    const written = [...brand.files.keys()].filter((each) => !isCompressedForm(each));
    expect(written.toSorted()).toEqual([...built.files.keys()].toSorted());
    expect([...brand.files.keys()]).toEqual(expect.arrayContaining(['theme.css.br', 'theme.css.gz']));
    expect(readFileSync(join(folder, 'theme.css'), 'utf8')).toContain('--vr-color-brand:');
    // Again over the same folder, but never over what is somebody else's.
    await writeBrand(built, folder);
    expect(readBrandFolder(folder).version).toBe(brand.version);
    await expect(writeBrand(built, place)).rejects.toThrow('holds something else than a brand');
    // And over what a version before has made, which the API of this one refuses.
    const before = join(place, `${name} before`);
    mkdirSync(before);
    writeFileSync(join(before, 'brand.json'), '{"format": "brand-1"}');
    await writeBrand(built, before);
    expect(readBrandFolder(before).version).toBe(brand.version);
  });
});
