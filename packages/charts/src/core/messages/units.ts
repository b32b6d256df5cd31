import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Units as a screen reader should say them; thousands and millions of kronor as an axis shows them. */
export const unitMessages = defineMessages('chart-units', {
  sv: {
    kWh: 'kilowattimmar',
    MWh: 'megawattimmar',
    GWh: 'gigawattimmar',
    kW: 'kilowatt',
    MW: 'megawatt',
    kr: 'kronor',
    öre: 'öre',
    'öre/kWh': 'öre per kilowattimme',
    '°C': 'grader',
    'g co2/kWh': 'gram koldioxid per kilowattimme',
    'g CO₂/kWh': 'gram koldioxid per kilowattimme',
    thousands: 'tkr',
    millions: 'mnkr',
  },
  en: {
    kWh: 'kilowatt-hours',
    MWh: 'megawatt-hours',
    GWh: 'gigawatt-hours',
    kW: 'kilowatts',
    MW: 'megawatts',
    kr: 'kronor',
    öre: 'öre',
    'öre/kWh': 'öre per kilowatt-hour',
    '°C': 'degrees',
    'g co2/kWh': 'grams of carbon dioxide per kilowatt-hour',
    'g CO₂/kWh': 'grams of carbon dioxide per kilowatt-hour',
    thousands: 'kkr',
    millions: 'Mkr',
  },
});
