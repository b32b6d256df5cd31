import { figures, inEnglish } from '@vinrod/api-client/figures';
import { expect, it } from 'vitest';

import { everyMessage } from '../../messages/every-message.fixture.ts';
import { joinMessages } from '../../messages/join-messages.ts';

const labels = [
  ['hour.total', 'consumption'],
  ['month.consumption', 'consumption'],
  ['overview.cost', 'energyCost'],
  ['hour.cost', 'energyCost'],
  ['hour.quantity.cost', 'energyCost'],
  ['month.cost', 'energyCost'],
  ['overview.power', 'highestPower'],
  ['hour.highest', 'highestPower'],
  ['site.power', 'highestPower'],
  ['overview.emissions', 'emissions'],
  ['month.emissions', 'emissions'],
  ['overview.invoices', 'unpaidInvoices'],
  ['organisation.annualConsumption', 'annualConsumption'],
  ['month.annual', 'annualConsumption'],
  ['month.averagePrice', 'averagePrice'],
  ['month.weightedPrice', 'weightedPrice'],
  ['month.areaPrice', 'areaPrice'],
  ['month.profileCost', 'profileCost'],
  ['month.flat', 'flatPower'],
  ['month.change', 'change'],
  ['month.previousYear', 'previousYear'],
  ['month.excess', 'excess'],
  ['month.quality', 'quality'],
  ['site.latestValue', 'latestValue'],
  ['residualMix.co2', 'residualMixCarbon'],
  ['certificates.delivered', 'deliveredEnergy'],
] as const;

it.each([
  { language: 'sv', dictionary: figures, withoutVat: ' exkl. moms' },
  { language: 'en', dictionary: inEnglish, withoutVat: ' excl. VAT' },
] as const)('figures 12: calls a figure on its tile what the dictionary calls it: $language', (page) => {
  const texts = joinMessages(everyMessage, page.language);
  const others = labels
    .map(([key, figure]) => [String(texts[key]).replace(page.withoutVat, ''), page.dictionary[figure].name])
    .filter(([label, name]) => label !== name);
  expect(others).toEqual([]);
});

it('figures 12: says beside every cost of a report what the invoice adds', () => {
  expect(figures.energyCost.definition).toContain(
    'På fakturan tillkommer elcertifikat, ursprungsgarantier och månadsavgift',
  );
});
