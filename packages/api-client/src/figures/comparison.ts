import type { Figures } from './figure.ts';
import { phrases } from './phrases.ts';

const comparableOnly =
  'Visas inte när perioderna inte kan jämföras: när de är olika långa, inte är slut, har luckor eller gäller andra anläggningar. I stället sägs varför.';

/** One period compared with another. */
export const comparisonFigures = {
  comparedConsumption: {
    name: 'Jämförelseperiod',
    definition: 'Förbrukningen för samma anläggningar under den period som jämförs med.',
    from: 'Mätvärden för jämförelseperiodens dagar.',
    unit: 'kWh',
    rounding: phrases.energyRounding,
    missing: phrases.missingLeftOut,
    estimated: phrases.countedAlike,
    places: ['graph', 'graphFiles', 'hourFiles'],
    fields: [
      'ConsumptionChange.previous_kwh',
      'SiteConsumptionChange.previous_kwh',
      'Dashboard.previous_period_kwh',
    ],
    computedBy: 'apps/api/src/energy/period-comparison.ts#comparePeriods',
  },
  change: {
    name: 'Förändring',
    definition: 'Hur mycket förbrukningen har ökat eller minskat från jämförelseperioden, i procent av den.',
    from: 'Förbrukning i de två perioderna.',
    unit: '%',
    rounding: phrases.percentRounding,
    missing: comparableOnly,
    estimated: phrases.countedAlike,
    places: [
      'overview',
      'siteGroup',
      'site',
      'monthReport',
      'graph',
      'graphFiles',
      'hourFiles',
      'monthFiles',
    ],
    fields: [
      'Dashboard.change_percent',
      'PreviousYear.change_percent',
      'CustomerNumberRow.change_percent',
      'CustomerNumberSum.change_percent',
      'ConsumptionChange.change_percent',
      'SiteConsumptionChange.change_percent',
    ],
    computedBy: 'apps/api/src/energy/change.ts#changeBetween',
  },
  changeInEnergy: {
    name: 'Skillnad i kWh',
    definition: 'Periodens förbrukning minus jämförelseperiodens.',
    from: 'Förbrukning i de två perioderna.',
    unit: 'kWh',
    rounding: 'Skärm: hela kWh. Filer: tre decimaler.',
    missing: comparableOnly,
    estimated: phrases.countedAlike,
    places: ['graph', 'graphFiles', 'hourFiles'],
    fields: ['ConsumptionChange.change_kwh', 'SiteConsumptionChange.change_kwh'],
    computedBy: 'apps/api/src/energy/period-comparison.ts#comparePeriods',
  },
  changeInCost: {
    name: 'Skillnad i kr',
    definition: 'Periodens energikostnad minus jämförelseperiodens, utan moms.',
    from: 'Energikostnad i de två perioderna.',
    unit: 'kr',
    rounding: 'Skärm: hela kronor. Filer: två decimaler.',
    missing: comparableOnly,
    estimated: phrases.countedAlike,
    places: ['graph', 'graphFiles', 'hourFiles'],
    fields: ['ConsumptionChange.change_sek', 'SiteConsumptionChange.change_sek'],
    computedBy: 'apps/api/src/energy/period-comparison.ts#comparePeriods',
  },
} as const satisfies Figures;
