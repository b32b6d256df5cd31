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
    places: ['graph', 'whatChanged', 'graphFiles', 'hourFiles'],
    fields: [
      'ConsumptionChange.previous_kwh',
      'SiteConsumptionChange.previous_kwh',
      'Dashboard.previous_period_kwh',
    ],
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
      'whatChanged',
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
  },
  changeInEnergy: {
    name: 'Skillnad i kWh',
    definition: 'Periodens förbrukning minus jämförelseperiodens.',
    from: 'Förbrukning i de två perioderna.',
    unit: 'kWh',
    rounding: 'Skärm: hela kWh. Filer: tre decimaler.',
    missing: comparableOnly,
    estimated: phrases.countedAlike,
    places: ['graph', 'whatChanged', 'graphFiles', 'hourFiles'],
    fields: ['ConsumptionChange.change_kwh', 'SiteConsumptionChange.change_kwh'],
  },
  changeInCost: {
    name: 'Skillnad i kr',
    definition: 'Periodens energikostnad minus jämförelseperiodens, utan moms.',
    from: 'Energikostnad i de två perioderna.',
    unit: 'kr',
    rounding: 'Skärm: hela kronor. Filer: två decimaler.',
    missing: comparableOnly,
    estimated: phrases.countedAlike,
    places: ['graph', 'whatChanged', 'graphFiles', 'hourFiles'],
    fields: ['ConsumptionChange.change_sek', 'SiteConsumptionChange.change_sek'],
  },
  shareOfChange: {
    name: 'Andel av ändringen',
    definition:
      'Anläggningens del av alla ökningar, eller av alla minskningar. Ökningarna och minskningarna delas upp var för sig, och tillsammans är de skillnaden.',
    from: 'Skillnad i kWh för varje anläggning som kan jämföras.',
    unit: '%',
    rounding: 'Skärm: en decimal.',
    missing: comparableOnly,
    estimated: phrases.countedAlike,
    places: ['whatChanged'],
    fields: [],
  },
  changeByTime: {
    name: 'Skillnad per tid',
    definition:
      'Hur mycket av skillnaden som ligger på vardagarnas dag och natt, på helgerna och i varje timme på dygnet. Delarna är tillsammans hela skillnaden.',
    from: 'Förbrukning per timme i de två perioderna, i lokal tid och efter den svenska helgdagskalendern.',
    unit: 'kWh',
    rounding: 'Skärm: hela kWh.',
    missing: comparableOnly,
    estimated: phrases.countedAlike,
    places: ['whatChanged'],
    fields: [],
  },
  weatherPart: {
    name: 'Vädrets del av skillnaden',
    definition:
      'Hur mycket av skillnaden som kommer av utetemperaturen. Av de 365 dygnen före lärs hur förbrukningen på vardagar och på lediga dagar följer temperaturen; delen är vad temperaturerna i de två perioderna gör för skillnad efter det. Spannet är så brett att en månad utan annan ändring stannar inom det 95 gånger av 100, efter hur månaderna före har avvikit. Resten av skillnaden är annat än vädret.',
    from: 'Förbrukning och utetemperatur per dygn för de valda anläggningarna.',
    unit: 'kWh',
    rounding: 'Skärm: hela kWh.',
    missing:
      'Visas som ett streck, med orsaken bredvid, när alla anläggningar inte kan jämföras, en temperatur saknas, färre än 270 dygn går att lära av eller dygnen är kallare eller varmare än alla före.',
    estimated: 'Dygn med beräknade värden lärs det inte av. I de två perioderna räknas de som uppmätta.',
    places: ['whatChanged'],
    fields: [],
  },
  degreeDays: {
    name: 'Graddagar',
    definition:
      'Hur många grader dygnens medeltemperatur ligger under 17 °C, dygn för dygn och sammanlagt. Fler graddagar är mer att värma.',
    from: 'Dygnens utetemperatur där de valda anläggningarna ligger.',
    unit: 'antal',
    rounding: phrases.whole,
    missing: 'Visas som ett streck när temperaturen inte är känd för alla dygn.',
    estimated: phrases.notMeasured,
    places: ['whatChanged'],
    fields: [],
  },
  weekdayCount: {
    name: 'Vardagar',
    definition: 'Måndagar till fredagar som inte är helgdagar.',
    from: 'Den svenska helgdagskalendern.',
    unit: 'antal',
    rounding: phrases.whole,
    missing: 'Kan inte saknas.',
    estimated: phrases.notMeasured,
    places: ['whatChanged'],
    fields: [],
  },
} as const satisfies Figures;
