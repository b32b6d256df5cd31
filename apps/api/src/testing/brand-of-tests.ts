import { brandFiles, sheetFormat, type BrandSheet } from '../config/brand-sheet.ts';
import type { ServedBrand } from '../config/brand.ts';

/** A brand with a name and nothing else. */
export const plainSheet: BrandSheet = {
  format: sheetFormat,
  name: 'Provorten Energi',
  legalName: null,
  portalName: null,
  description: null,
  barColor: { light: '#0b5c3f', dark: '#052e1f' },
  logo: null,
  mail: { color: '#0b5c3f', ink: '#ffffff', logo: null },
  documents: { color: '#0b5c3f', logo: null, fonts: { heading: null, text: null, strong: null } },
  lineColors: ['#0b5c3f', '#0769b3'],
  signIn: { picture: null },
  words: { sv: {}, en: {} },
  apiWords: { sv: {}, en: {} },
  featuresOff: [],
  termsUrl: null,
  privacyUrl: null,
  phoneNumber: null,
  email: null,
  supportHours: null,
  organizationNumber: null,
  address: null,
  bankgiro: null,
};

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text));
}

/** A brand as a process serves it, with the files that are given beside its sheet. */
export function servedBrand(
  sheet: Partial<BrandSheet> = {},
  files: Readonly<Record<string, string>> = {},
): ServedBrand {
  return {
    folder: '/brand',
    version: '0123456789abcdef',
    sheet: { ...plainSheet, ...sheet },
    files: new Map(
      Object.entries({ [brandFiles.theme]: ':root {}', [brandFiles.sheet]: '{}', ...files }).map(
        ([name, text]) => [name, bytes(text)],
      ),
    ),
  };
}
