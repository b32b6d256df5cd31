import type { Figures } from './figure.ts';
import { phrases } from './phrases.ts';

const wholeStepsOnly =
  'Bara hela timmar och kvartar räknas. En timme där en kvart saknas är ingen mätt timme: den har ingen effekt, men den energi som är känd räknas i förbrukningen. För flera anläggningar räknas de som har hela timmen.';

/** Power, always as the mean of an hour or a quarter-hour. */
export const powerFigures = {
  power: {
    name: 'Effekt',
    definition:
      'Hur mycket el som används i ett ögonblick. Här är det medelvärdet för en timme, i kW: timmens kWh.',
    from: 'Mätvärdet för en timme; med upplösningen kvart fyra gånger kvartens kWh.',
    unit: 'kW',
    rounding: phrases.powerRounding,
    missing: wholeStepsOnly,
    estimated: phrases.countedAlike,
    places: ['monthReport', 'monthFiles'],
    fields: ['DurationPoint.kw'],
  },
  highestPower: {
    name: 'Högsta effekt',
    definition:
      'Periodens högsta timmedelvärde. För flera anläggningar är det den timme då de tillsammans tog ut mest.',
    from: 'Mätvärden per timme; i timrapporten per kvart när kvart är vald.',
    unit: 'kW',
    rounding: phrases.powerRounding,
    missing: wholeStepsOnly,
    estimated: phrases.countedAlike,
    places: ['overview', 'siteGroup', 'site', 'monthReport', 'hourReport', 'hourFiles', 'monthFiles'],
    fields: [
      'Dashboard.max_power_kw',
      'PreviousYear.max_power_kw',
      'TimeSheetSite.max_kw',
      'SubscriptionRow.max_power_kw',
      'OutletMonth.max_kw',
      'WithdrawalRow.max_kw',
    ],
  },
  lowestPower: {
    name: 'Lägsta effekt',
    definition: 'Periodens lägsta medelvärde för en timme eller kvart.',
    from: 'Mätvärden per timme eller kvart.',
    unit: 'kW',
    rounding: phrases.powerRounding,
    missing: wholeStepsOnly,
    estimated: phrases.countedAlike,
    places: ['hourFiles'],
    fields: ['TimeSheetSite.min_kw'],
  },
  baseLoad: {
    name: 'Baslast',
    definition:
      'Det som en anläggning drar när nästan ingenting pågår, till exempel på natten: den effekt som 95\u00A0% av timmarna når.',
    from: 'Periodens timmar eller kvartar, ordnade efter effekt.',
    unit: 'kW',
    rounding: phrases.powerRounding,
    missing: wholeStepsOnly,
    estimated: phrases.countedAlike,
    places: ['hourFiles'],
    fields: ['TimeSheetSite.base_load_kw'],
  },
  loadFactor: {
    name: 'Lastfaktor',
    definition: 'Medeleffekten som andel av den högsta effekten. 100\u00A0% är en helt jämn förbrukning.',
    from: 'Medeleffekt och högsta effekt under samma timmar eller kvartar.',
    unit: '%',
    rounding: 'Två decimaler.',
    missing: wholeStepsOnly,
    estimated: phrases.countedAlike,
    places: ['hourFiles'],
    fields: ['TimeSheetSite.load_factor_percent'],
  },
  meanPower: {
    name: 'Förbrukningsprofil',
    definition: 'En medelvecka: hur mycket anläggningen brukar dra varje timme från måndag till söndag.',
    from: 'Medelvärdet av alla periodens timmar med samma veckodag och klockslag, i lokal tid.',
    unit: 'kW',
    rounding: phrases.powerRounding,
    missing: 'Timmar som saknas räknas inte in i medelvärdet.',
    estimated: phrases.countedAlike,
    places: ['monthReport', 'monthFiles'],
    fields: ['UsageHour.weekday_kw', 'UsageHour.weekend_kw', 'UsageWeekHour.kw'],
  },
  flatPower: {
    name: 'Jämn effekt',
    definition: 'Den effekt ni skulle ha haft om förbrukningen hade varit lika stor varje timme.',
    from: 'Förbrukningen under periodens hela timmar, delad med hur många de är.',
    unit: 'kW',
    rounding: 'Hela kW.',
    missing: 'Timmar som saknas räknas inte in i medelvärdet.',
    estimated: phrases.countedAlike,
    places: ['monthReport'],
    fields: ['UsageProfiles.flat_profile_kw'],
  },
  durationCurve: {
    name: 'Varaktighetskurva',
    definition:
      'Periodens timmar ordnade från den högsta effekten till den lägsta. Visar hur länge en effekt varar.',
    from: 'Timmarnas medeleffekt, alla anläggningar i urvalet tillsammans.',
    unit: 'kW',
    rounding: phrases.powerRounding,
    missing: 'Timmar som saknas får ingen plats i kurvan.',
    estimated: phrases.countedAlike,
    places: ['monthReport', 'monthFiles'],
    fields: ['DurationPoint.hour_rank'],
  },
} as const satisfies Figures;
