import { permissionsOfFeature } from '@vinrod/api-client/features';
import schema from '@vinrod/api-client/openapi.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

import { readLeftOut } from './left-out.ts';
import { RuntimeConfigError } from './runtime-config-error.ts';

describe('parts that config.json leaves out', () => {
  it('take their permissions, and those that are on take none', () => {
    expect([...readLeftOut({ invoices: false, contact: true })]).toEqual([
      'can_view_invoice',
      'admin_can_view_invoice',
    ]);
    expect(readLeftOut({}).size).toBe(0);
  });

  it('are those of the contract', () => {
    expect(Object.keys(permissionsOfFeature)).toEqual(
      Object.keys(schema.components.schemas.PortalFeatures.properties),
    );
  });

  it.each([
    ['"features" must be an object of true or false by name.', ['invoices']],
    ['"features" must be an object of true or false by name.', 'invoices'],
    ['"features.invoices" must be true or false.', { invoices: 'no' }],
    ['"features.invoices" must be true or false.', { invoices: null }],
    [
      `"features.residualMix" is no part of the portal; those are ${Object.keys(permissionsOfFeature).join(', ')}.`,
      { residualMix: false },
    ],
    [/^config[.]json: "features[.]toString" is no part/, { toString: false }],
  ])('are refused with %s', (sentence, value) => {
    expect(() => readLeftOut(value)).toThrow(RuntimeConfigError);
    expect(() => readLeftOut(value)).toThrow(sentence);
  });
});
