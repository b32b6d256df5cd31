/** Sentences shared by many figures. */
export const phrases = {
  energyRounding:
    'Nyckeltal: hela kWh under 10 000 kWh, MWh med en decimal från 10 000 kWh, GWh med två från 10 000 MWh. Tabeller: hela kWh. Filer: tre decimaler.',
  powerRounding: 'Skärm: en decimal, hela kW på Översikt. Filer: tre decimaler.',
  moneyRounding: 'Nyckeltal på skärm: hela kronor. Tabeller och filer: två decimaler.',
  oreRounding: 'Två decimaler.',
  percentRounding: 'Skärm: en decimal. Filer: två decimaler.',
  whole: 'Heltal.',
  missingLeftOut:
    'Saknade värden räknas inte med och ersätts inte med 0. Finns inget värde alls visas ett streck.',
  missingHidesIt: 'Visas som ett streck när ett värde bakom det saknas.',
  missingPrice: 'Visas som ett streck när en timme med förbrukning saknar pris.',
  notMeasured: 'Räknas inte ur mätvärden.',
  countedAlike: 'Beräknade och korrigerade värden räknas som uppmätta.',
} as const;
