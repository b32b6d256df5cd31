import { certificateFigures } from './certificates.ts';
import { comparisonFigures } from './comparison.ts';
import { costFigures } from './cost.ts';
import { emissionFigures } from './emissions.ts';
import { energyFigures } from './energy.ts';
import { invoiceFigures } from './invoices.ts';
import { organisationFigures } from './organisation.ts';
import { powerFigures } from './power.ts';
import { qualityFigures } from './quality.ts';
import { subscriptionFigures } from './subscriptions.ts';

/** The dictionary by subject with Swedish names, in the order of docs/figures.md. */
export const subjects = [
  { name: 'Energi', figures: energyFigures },
  { name: 'Effekt', figures: powerFigures },
  { name: 'Abonnemang', figures: subscriptionFigures },
  { name: 'Kostnad och pris', figures: costFigures },
  { name: 'Utsläpp och ursprung', figures: emissionFigures },
  { name: 'Kvalitet', figures: qualityFigures },
  { name: 'Jämförelse', figures: comparisonFigures },
  { name: 'Fakturor', figures: invoiceFigures },
  { name: 'Certifikat', figures: certificateFigures },
  { name: 'Organisation', figures: organisationFigures },
] as const;

/** Every figure by its name in code. */
export const figures = {
  ...energyFigures,
  ...powerFigures,
  ...subscriptionFigures,
  ...costFigures,
  ...emissionFigures,
  ...qualityFigures,
  ...comparisonFigures,
  ...invoiceFigures,
  ...certificateFigures,
  ...organisationFigures,
} as const;

/** Names a figure. */
export type FigureName = keyof typeof figures;
