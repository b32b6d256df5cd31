import type { Figures } from './figure.ts';
import { phrases } from './phrases.ts';

/** Figures on certificates. Emissions on them are in emissions.ts. */
export const certificateFigures = {
  deliveredEnergy: {
    name: 'Levererad el',
    definition:
      'Den el som levererades under leveransåret till bolagets anläggningar, enligt mätvärdena när certifikatet skapas.',
    from: 'Mätvärden för leveransåret.',
    unit: 'kWh',
    rounding:
      'Skärm och pdf: hela kWh under 10 000 kWh, sedan MWh med en decimal och GWh med två. Per anläggning i pdf: hela kWh som tillsammans blir summan, mindre än 1 kWh från värdet.',
    missing: `${phrases.missingLeftOut} Täckningen står på certifikatet.`,
    estimated: phrases.countedAlike,
    places: ['certificates', 'certificatePdf'],
    fields: ['Certificate.delivered_kwh', 'PreviewedCertificate.delivered_kwh'],
  },
  certifiedSites: {
    name: 'Anläggningar på certifikatet',
    definition: 'Antalet anläggningar med något mätvärde under leveransåret, av dem som hade leverans.',
    from: 'Mätvärden per anläggning.',
    unit: 'antal',
    rounding: phrases.whole,
    missing: 'Anläggningar utan värden räknas inte.',
    estimated: phrases.countedAlike,
    places: ['certificates', 'certificatePdf'],
    fields: ['Certificate.site_count', 'PreviewedCertificate.site_count', 'PreviewedCertificate.site_total'],
  },
} as const satisfies Figures;
