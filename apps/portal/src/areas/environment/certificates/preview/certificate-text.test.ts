import { expect, it } from 'vitest';

import { filledText, originText, unknownPlaceholders } from './certificate-text.ts';

const values = {
  bolag: 'Norrviken Butik AB',
  år: '2024',
  el: '1 250 MWh el',
  leverantör: 'Vinröd Energi AB',
};

it('fills in its words and leaves others as they are written', () => {
  expect(filledText('{bolag} fick {el} från {leverantör} under {år}.', values)).toBe(
    'Norrviken Butik AB fick 1 250 MWh el från Vinröd Energi AB under 2024.',
  );
  expect(filledText('{Bolag} {constructor} {miljöval}', values)).toBe('{Bolag} {constructor} {miljöval}');
});

it('finds words that nothing fills in, once each', () => {
  expect(unknownPlaceholders('yearly_usage', '{bolag} {bolaget} {ar} {bolaget} {el}')).toEqual([
    'bolaget',
    'ar',
  ]);
  expect(unknownPlaceholders('partnership', '{koncern} {el}')).toEqual(['el']);
});

it('calls an origin what the certificate calls it', () => {
  expect(originText('hydro', 2024)).toBe('vattenkraft');
  expect(originText('residual_mix', 2024)).toBe('nordisk residualmix 2024');
});
