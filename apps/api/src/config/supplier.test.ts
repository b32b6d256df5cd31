import { expect, test } from 'vitest';
import { servedBrand } from '../testing/brand-of-tests.ts';
import { readSupplier } from './supplier.ts';

test('a demo has a supplier of its own', () => {
  expect(readSupplier({}, true)).toMatchObject({
    name: 'Vinröd Energi',
    legalName: 'Vinröd Energi AB',
    organizationNumber: '556677-8899',
    bankgiro: '5050-1055',
    color: '#781a32',
    logo: null,
    logoRatio: null,
    hasPortalMark: true,
    fonts: { display: null, text: null, strong: null },
  });
});

test('a real supplier has nothing that it was not given', () => {
  expect(readSupplier({ SUPPLIER_NAME: 'Älvkraft' }, false)).toMatchObject({
    name: 'Älvkraft',
    legalName: 'Älvkraft',
    organizationNumber: null,
    address: null,
    bankgiro: null,
  });
});

test.each([
  ['SUPPLIER_COLOR', 'red', 'must be a colour'],
  // 3.95:1, the yellow-green of many energy brands.
  ['SUPPLIER_COLOR', '#5a8f00', 'contrast of 3.'],
  ['SUPPLIER_LOGO', '/no/such/logo.png', 'must be a PNG or JPEG file'],
  ['SUPPLIER_ORGANIZATION_NUMBER', '5566778899', 'must be written as 556677-8899'],
  ['SUPPLIER_BANKGIRO', '50501055', 'must be written as 5050-1055'],
])('%s %s is refused', (name, value, message) => {
  expect(() => readSupplier({ [name]: value }, true)).toThrow(message);
});

test('adoption W1: a setting wins over the brand, which wins over what is the portal’s own', () => {
  const brand = servedBrand({
    name: 'Provorten Energi',
    legalName: 'Provorten Energi AB',
    email: 'hej@provorten.example',
    logo: { saysName: false, ratio: 1 },
    documents: {
      color: '#0b5c3f',
      logo: { saysName: false, ratio: 2 },
      fonts: { heading: 'documents/a.ttf', text: null, strong: null },
    },
  });
  const read = readSupplier({ SUPPLIER_NAME: 'Orten', SUPPLIER_COLOR: '#0b4f3a' }, true, brand);
  expect(read).toEqual({
    name: 'Orten',
    legalName: 'Provorten Energi AB',
    phoneNumber: null,
    email: 'hej@provorten.example',
    organizationNumber: null,
    address: null,
    bankgiro: null,
    color: '#0b4f3a',
    lineColors: ['#0b5c3f', '#0769b3'],
    logo: '/brand/document-logo.png',
    logoRatio: 2,
    hasPortalMark: false,
    fonts: { display: '/brand/documents/a.ttf', text: null, strong: null },
  });
  expect(readSupplier({}, true, brand).color).toBe('#0b5c3f');
});
