import { figures } from '@vinrod/api-client/figures';
import { expect, it } from 'vitest';

import { t } from '#messages';

it('figures 12: calls a figure on its tile what the dictionary calls it', () => {
  const labels = [
    [t('hour.total'), figures.consumption],
    [t('month.consumption'), figures.consumption],
    [t('overview.cost'), figures.energyCost],
    [t('hour.cost'), figures.energyCost],
    [t('hour.quantity.cost'), figures.energyCost],
    [t('month.cost'), figures.energyCost],
    [t('overview.power'), figures.highestPower],
    [t('hour.highest'), figures.highestPower],
    [t('site.power'), figures.highestPower],
    [t('overview.emissions'), figures.emissions],
    [t('month.emissions'), figures.emissions],
    [t('overview.invoices'), figures.unpaidInvoices],
    [t('organisation.annualConsumption'), figures.annualConsumption],
    [t('month.annual'), figures.annualConsumption],
    [t('month.averagePrice'), figures.averagePrice],
    [t('month.weightedPrice'), figures.weightedPrice],
    [t('month.areaPrice'), figures.areaPrice],
    [t('month.profileCost'), figures.profileCost],
    [t('month.flat'), figures.flatPower],
    [t('month.change'), figures.change],
    [t('month.previousYear'), figures.previousYear],
    [t('month.excess'), figures.excess],
    [t('month.quality'), figures.quality],
    [t('site.latestValue'), figures.latestValue],
    [t('residualMix.co2'), figures.residualMixCarbon],
    [t('certificates.delivered'), figures.deliveredEnergy],
  ] as const;
  const others = labels.filter(([label, { name }]) => label.replace(' exkl. moms', '') !== name);
  expect(others.map(([label, { name }]) => `${label}: ${name}`)).toEqual([]);
});

it('figures 12: says beside every cost of a report what the invoice adds', () => {
  expect(figures.energyCost.definition).toContain(
    'På fakturan tillkommer elcertifikat, ursprungsgarantier och månadsavgift',
  );
});
