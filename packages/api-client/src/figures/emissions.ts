import type { Figures } from './figure.ts';
import { phrases } from './phrases.ts';

const noMix = 'Visas som ett streck när residualmixen för året saknas.';

/** Emissions and the origin of electricity. */
export const emissionFigures = {
  emissions: {
    name: 'Utsläpp',
    definition:
      'Fossil koldioxid från produktionen: förbrukningen gånger utsläppsfaktorn. El med vald ursprungsgaranti räknas som noll, övrig el som residualmixen.',
    from: 'Förbrukning, bolagens miljöval och residualmixen för det år då perioden slutar, eller det senaste som finns.',
    unit: 'kg CO₂',
    rounding: 'Skärm: hela kg under 10 000 kg, sedan ton med en decimal. Filer: två decimaler.',
    missing: `${phrases.missingLeftOut} ${noMix}`,
    estimated: phrases.countedAlike,
    places: ['overview', 'siteGroup', 'monthReport', 'monthFiles', 'residualMix'],
    fields: [
      'Dashboard.emissions_kg',
      'PreviousYear.emissions_kg',
      'CustomerNumberRow.emissions_kg',
      'CustomerNumberSum.emissions_kg',
    ],
  },
  emissionFactor: {
    name: 'Utsläppsfaktor',
    definition: 'Utsläppen delade med förbrukningen.',
    from: 'Utsläpp och förbrukning.',
    unit: 'g CO₂/kWh',
    rounding: 'Två decimaler.',
    missing: noMix,
    estimated: phrases.countedAlike,
    places: ['overview', 'siteGroup', 'monthFiles'],
    fields: ['Dashboard.emission_factor_g_per_kwh', 'Dashboard.emission_factor_year'],
  },
  originShares: {
    name: 'Elens ursprung',
    definition:
      'Hur stor del av elen som kommer från varje energislag, efter bolagens miljöval och residualmixen.',
    from: 'Förbrukning, bolagens miljöval och residualmixens andelar.',
    unit: '%',
    rounding: 'Två decimaler; andelarna blir tillsammans 100\u00A0%.',
    missing: noMix,
    estimated: phrases.countedAlike,
    places: ['certificates', 'certificatePdf'],
    fields: ['EnergyMixShare.percent'],
  },
  residualMixShares: {
    name: 'Residualmixens fördelning',
    definition: 'Andelarna förnybart, kärnkraft och fossilt i den nordiska residualmixen för ett år.',
    from: 'Energimarknadsinspektionens publicerade värden.',
    unit: '%',
    rounding: 'Två decimaler. Summan får avvika med 0,05 procentenheter.',
    missing: 'År utan värden visas som luckor.',
    estimated: phrases.notMeasured,
    places: ['residualMix', 'certificates', 'certificatePdf'],
    fields: [
      'ResidualMix.renewable_percent',
      'ResidualMix.nuclear_percent',
      'ResidualMix.fossil_percent',
      'CertificatePreview.residual_mix.renewable_percent',
      'CertificatePreview.residual_mix.nuclear_percent',
      'CertificatePreview.residual_mix.fossil_percent',
    ],
  },
  residualMixCarbon: {
    name: 'Koldioxid per kWh',
    definition:
      'Den fossila koldioxiden vid produktion av en kWh. Bara förbränning räknas, inte hela livscykeln.',
    from: 'Energimarknadsinspektionens publicerade värden; på ett certifikat efter elens ursprung.',
    unit: 'g CO₂/kWh',
    rounding: 'Två decimaler.',
    missing: noMix,
    estimated: phrases.notMeasured,
    places: ['residualMix', 'certificates', 'certificatePdf'],
    fields: [
      'ResidualMix.co2_g_per_kwh',
      'CertificatePreview.residual_mix.co2_g_per_kwh',
      'PreviewedCertificate.co2_g_per_kwh',
      'Certificate.co2_g_per_kwh',
    ],
  },
  nuclearWaste: {
    name: 'Kärnbränsleavfall',
    definition: 'Använt kärnbränsle per kWh i den nordiska residualmixen.',
    from: 'Energimarknadsinspektionens publicerade värden.',
    unit: 'g/kWh',
    rounding: 'Sex decimaler.',
    missing: 'Visas inte när det inte är publicerat.',
    estimated: phrases.notMeasured,
    places: ['residualMix', 'certificatePdf'],
    fields: ['ResidualMix.nuclear_waste_g_per_kwh'],
  },
  avoidedEmissions: {
    name: 'Undvikna utsläpp',
    definition: 'Hur mycket mindre koldioxid den levererade elen gav än lika mycket el ur årets residualmix.',
    from: 'Levererad el, elens ursprung och residualmixen för leveransåret.',
    unit: 'kg CO₂',
    rounding: 'Hela kg under 10 000 kg, sedan ton med en decimal.',
    missing: phrases.missingLeftOut,
    estimated: phrases.countedAlike,
    places: ['certificates', 'certificatePdf'],
    fields: ['PreviewedCertificate.avoided_co2_kg', 'Certificate.avoided_co2_kg'],
  },
} as const satisfies Figures;
