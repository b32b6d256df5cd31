import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { fileNameOf, packFiles, uniqueNames } from './pack-files.ts';

it('calls a file by its year and corporate group', () => {
  expect(fileNameOf(2024, 'Norrviken Livs')).toBe('Certifikat 2024 Norrviken Livs.pdf');
  expect(fileNameOf(2024, 'A/B: Öst')).toBe('Certifikat 2024 A B Öst.pdf');
});

it('keeps files of the same name apart', () => {
  expect(uniqueNames(['a.pdf', 'b.pdf', 'a.pdf'])).toEqual(['a.pdf', 'b.pdf', 'a 2.pdf']);
});

it('packs files whole', async () => {
  const packed = await packFiles([
    { name: 'å.pdf', content: new Blob(['one']) },
    { name: 'b.pdf', content: new Blob(['two']) },
  ]);
  const opened = unzipSync(new Uint8Array(await packed.arrayBuffer()));
  const texts = Object.entries(opened).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
  expect(texts).toEqual([
    ['å.pdf', 'one'],
    ['b.pdf', 'two'],
  ]);
});
