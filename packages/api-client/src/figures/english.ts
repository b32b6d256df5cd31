import type { FigureName } from './subjects.ts';
import type { Word, WordName } from './words.ts';

/** English name and definition of every figure and term, for the help texts and footnotes of English pages. */
export const inEnglish = {
  valuesThen: {
    name: 'Energy that the document was calculated on',
    definition: 'The energy that the invoice or certificate was calculated on when it was made.',
  },
  valuesNow: {
    name: 'Energy by today’s meter values',
    definition:
      'The sum today of the meter values of the sites and days that the invoice or certificate was calculated on, and the number of days that arrived or were corrected since.',
  },
  missingSites: {
    name: 'Sites that lack meter values',
    definition:
      'The number of sites that lack a meter value up to yesterday, from the first of the month before yesterday’s. Sites that are metered once a month are not counted.',
  },
  missingDays: {
    name: 'Days that lack meter values',
    definition: 'The number of days that lack a meter value, of one site or of several together.',
  },
  missingDaysBefore: {
    name: 'Days missing last year',
    definition:
      'The number of days, of the same dates a year earlier, on which any of the sites lacks a meter value. As long as any is missing, the periods are not compared.',
  },
  highestIncomingValue: {
    name: 'Highest value in a file',
    definition: 'The highest of the values in a file that are far above those that the site usually has.',
  },
  usualHourValues: {
    name: 'Usual values of the same hour',
    definition: 'The lowest and the highest value that the site has had in the same hour of the day.',
  },
  meterValueCoverage: {
    name: 'Meter values up to yesterday',
    definition:
      'The share of sites that have all their meter values up to yesterday, from the first of the month before yesterday’s. Sites that are metered once a month are not counted.',
  },
  overdueSum: {
    name: 'Overdue',
    definition:
      'What remains of invoices whose due date has passed, also those that have been reminded or are in collection.',
  },
  waitingItems: {
    name: 'Items waiting',
    definition:
      'Items that you can do something about: everybody’s, or only those of the corporate groups that you are the account manager of.',
  },
  recentSignIns: {
    name: 'Signed in, seven days',
    definition: 'Customers’ users who have signed in during the last seven days, and their corporate groups.',
  },
  consumption: {
    name: 'Consumption',
    definition: 'The sum of the meter values of the chosen sites and days, in local time.',
  },
  previousYear: {
    name: 'Previous year',
    definition: 'The consumption of the same dates one year earlier.',
  },
  annualConsumption: {
    name: 'Annual consumption',
    definition:
      'The consumption of the last twelve whole months. In the summary of subscriptions: the twelve whole months that end with the period.',
  },
  share: {
    name: 'Share',
    definition: 'The part of the site in the consumption of all sites of the selection.',
  },
  consumptionPerArea: {
    name: 'Per area',
    definition: 'The consumption of the period divided by the heated area, Atemp.',
  },
  loads: {
    name: 'High load and low load',
    definition:
      'The hours when the load on the grid is highest, and the others. Your grid tariff says which hours they are.',
  },
  dayAndNight: {
    name: 'Day and night',
    definition: 'The consumption from 06 to 22 every day, and that of the other hours.',
  },
  weekdayAndWeekend: {
    name: 'Weekday and weekend',
    definition: 'The consumption of weekdays, and that of Saturdays, Sundays and public holidays.',
  },
  power: {
    name: 'Power',
    definition:
      'How much electricity is used at a moment. Here it is the mean of an hour, in kW: the kWh of the hour.',
  },
  highestPower: {
    name: 'Peak power',
    definition:
      'The highest hourly mean of the period. For several sites it is the hour when they drew most together.',
  },
  lowestPower: {
    name: 'Lowest power',
    definition: 'The lowest mean of an hour or quarter-hour in the period.',
  },
  baseLoad: {
    name: 'Base load',
    definition:
      'What a site draws when almost nothing is going on, at night for example: the power that 95\u00A0% of the hours reach.',
  },
  loadFactor: {
    name: 'Load factor',
    definition: 'The mean power as a share of the peak power. 100\u00A0% is a completely even consumption.',
  },
  meanPower: {
    name: 'Usage profile',
    definition: 'An average week: what the site usually draws in every hour from Monday to Sunday.',
  },
  flatPower: {
    name: 'Flat power',
    definition: 'The power that you would have had if the consumption had been the same every hour.',
  },
  durationCurve: {
    name: 'Duration curve',
    definition:
      'The hours of the period in order from the highest power to the lowest. Shows for how long a power lasts.',
  },
  fuse: {
    name: 'Fuse subscription',
    definition:
      'A grid subscription that is decided by the size of the main fuse in amperes instead of by the power.',
  },
  subscribedPower: {
    name: 'Subscribed power',
    definition:
      'The highest power, in kW, that you have agreed with the grid owner to draw. It decides the grid fee.',
  },
  capacity: {
    name: 'The subscription carries',
    definition: 'The subscribed power, or for a fuse 3 times 230 V times its amperes.',
  },
  utilisation: {
    name: 'Utilisation',
    definition:
      'The highest hour of the period as a share of what the subscription carries. Above 100\u00A0% is excess.',
  },
  excess: {
    name: 'Excess',
    definition: 'What is drawn above the subscribed power. The grid owner charges an extra fee for it.',
  },
  excessHours: {
    name: 'Hours with excess',
    definition: 'The number of hours of the period when the power was higher than the subscription carries.',
  },
  reactivePower: {
    name: 'Reactive power',
    definition: 'Power that loads the grid without doing work. The grid owner may charge for it.',
  },
  annualHighestPower: {
    name: 'Peak power of the year',
    definition:
      'The highest hour of the twelve whole months that end with the period. The suggestion builds on it.',
  },
  utilisationHours: {
    name: 'Utilisation time',
    definition:
      'The annual consumption divided by the peak power of the year: how evenly the subscription is used.',
  },
  recommendation: {
    name: 'Suggestion',
    definition:
      'The smallest fuse or subscribed power of the grid tariff that is enough for the highest hour of the year with a margin of 5\u00A0%.',
  },
  energyCost: {
    name: 'Cost of energy',
    definition:
      'The consumption of every hour times its spot price and your surcharge, excluding VAT. Invoices add electricity certificates, guarantees of origin and the monthly fee.',
  },
  invoicedCost: {
    name: 'Invoiced',
    definition:
      'What the invoices say of the same sites and days, excluding VAT: energy with its surcharge, environment and fees. Told when every day is invoiced once, and no invoice goes further.',
  },
  averagePrice: {
    name: 'Average price',
    definition: 'The cost of energy divided by the consumption, excluding VAT.',
  },
  spotPrice: {
    name: 'Spot price',
    definition:
      'The price of the power exchange, set the day before for every quarter-hour and bidding zone.',
  },
  weightedPrice: {
    name: 'Your weighted spot price',
    definition: 'The mean of the spot price in which every hour weighs as much as your consumption in it.',
  },
  areaPrice: {
    name: 'Average price of the bidding zone',
    definition:
      'The mean of the spot price in which all hours weigh the same. It is what an even consumption would have cost.',
  },
  profileCost: {
    name: 'Profile cost',
    definition:
      'The difference between the spot price of the hours when you use electricity and the mean price. Below zero means that you use it when it is cheap.',
  },
  savedEnergy: {
    name: 'Possible saving, electricity',
    definition:
      'The electricity per year that a suggestion can save. How it is calculated is told in the suggestion.',
  },
  savedMoney: {
    name: 'Possible saving, money',
    definition:
      'What a suggestion can save per year, excluding VAT. How it is calculated is told in the suggestion.',
  },
  emissions: {
    name: 'Emissions',
    definition:
      'Fossil carbon dioxide from production: the consumption times the emission factor. Electricity with a chosen guarantee of origin counts as zero, other electricity as the residual mix.',
  },
  emissionFactor: {
    name: 'Emission factor',
    definition: 'The emissions divided by the consumption.',
  },
  originShares: {
    name: 'Origin of the electricity',
    definition:
      'How much of the electricity comes from each source, by the environmental choices of the companies and the residual mix.',
  },
  residualMixShares: {
    name: 'Shares of the residual mix',
    definition: 'The shares of renewable, nuclear and fossil in the Nordic residual mix of a year.',
  },
  residualMixCarbon: {
    name: 'Carbon dioxide per kWh',
    definition:
      'The fossil carbon dioxide at the production of one kWh. Only combustion counts, not the whole life cycle.',
  },
  nuclearWaste: {
    name: 'Nuclear waste',
    definition: 'Spent nuclear fuel per kWh of the Nordic residual mix.',
  },
  avoidedEmissions: {
    name: 'Avoided emissions',
    definition:
      'How much less carbon dioxide the delivered electricity gave than as much electricity of the residual mix of the year.',
  },
  quality: {
    name: 'Quality',
    definition:
      'Whether a value is measured, estimated until the meter value comes, corrected afterwards or missing. It is incomplete when some of the hours behind it are missing.',
  },
  coverage: {
    name: 'Meter values',
    definition: 'How much of the hourly values that should be there is there, for days that are over.',
  },
  sitesWithoutValues: {
    name: 'Sites without values',
    definition: 'The number of sites of the selection that have no meter value in the period.',
  },
  missingHours: {
    name: 'Missing hours',
    definition:
      'The number of hours behind the value that should have a meter value and have none, of all sites.',
  },
  missingValues: {
    name: 'Missing values',
    definition: 'The number of rows of the report that have no meter value.',
  },
  incompleteValues: {
    name: 'Incomplete values',
    definition: 'The number of rows of the report in which some of the hours have no meter value.',
  },
  estimatedValues: {
    name: 'Estimated values',
    definition: 'The number of rows of the report whose value is estimated until the meter value comes.',
  },
  correctedValues: {
    name: 'Corrected values',
    definition: 'The number of rows of the report whose value was corrected afterwards.',
  },
  latestValue: {
    name: 'Latest meter value',
    definition: 'When the newest meter value ends, and how much of its month is measured.',
  },
  temperature: {
    name: 'Temperature',
    definition: 'The outdoor temperature where the chosen sites are.',
  },
  comparedConsumption: {
    name: 'Comparison period',
    definition: 'The consumption of the same sites in the period that is compared with.',
  },
  change: {
    name: 'Change',
    definition:
      'How much the consumption has risen or fallen from the comparison period, in percent of that period.',
  },
  changeInEnergy: {
    name: 'Difference in kWh',
    definition: 'The consumption of the period minus that of the comparison period.',
  },
  changeInCost: {
    name: 'Difference in kr',
    definition: 'The cost of energy of the period minus that of the comparison period, excluding VAT.',
  },
  shareOfChange: {
    name: 'Share of the change',
    definition:
      'The part of the site in all increases, or in all decreases. Increases and decreases are shared out apart, and together they are the difference.',
  },
  changeByTime: {
    name: 'Difference by time',
    definition:
      'How much of the difference lies in the days and nights of weekdays, in weekends, and in each hour of the day. The parts together are the whole difference.',
  },
  weatherPart: {
    name: 'The weather’s part of the difference',
    definition:
      'How much of the difference comes of the outdoor temperature. The 365 days before tell how the consumption of weekdays and of days off follows the temperature; the part is the difference that the temperatures of the two periods make by that. The span is so wide that a month without another change stays within it 95 times of 100, by how the months before have strayed. The rest of the difference is other than the weather.',
  },
  degreeDays: {
    name: 'Degree days',
    definition:
      'How many degrees the mean temperatures of the days lie below 17 °C, day by day and added up. More degree days are more to heat.',
  },
  weekdayCount: {
    name: 'Weekdays',
    definition: 'Mondays to Fridays that are not public holidays.',
  },
  unpaidInvoices: {
    name: 'Unpaid invoices',
    definition:
      'What remains to be paid of all invoices, of any age. Invoices that are written off do not count.',
  },
  openSum: {
    name: 'To pay',
    definition:
      'What remains of invoices that are not paid, of any age: those not due yet, those partially paid, and those overdue, reminded of or in collection.',
  },
  invoiceTotal: {
    name: 'Total of the invoice',
    definition: 'What is to be paid, with VAT and rounding, to the krona.',
  },
  remaining: {
    name: 'Remaining',
    definition: 'The total of the invoice minus what has been paid.',
  },
  netAmount: {
    name: 'Amount excl. VAT',
    definition:
      'The sum of the lines of the invoice: energy, surcharge, environment and fees, excluding VAT.',
  },
  lineAmount: {
    name: 'Amount of the line',
    definition: 'Quantity times price, excluding VAT.',
  },
  vat: {
    name: 'VAT',
    definition: 'VAT on the sum of the lines.',
  },
  roundingToKrona: {
    name: 'Rounding',
    definition: 'The rounding of the total of the invoice to the krona.',
  },
  invoicedEnergy: {
    name: 'Invoiced consumption',
    definition:
      'The electricity that the invoice covers, with the meter values there were when it was written.',
  },
  deliveredEnergy: {
    name: 'Delivered electricity',
    definition:
      'The electricity that was delivered to the sites of the company in the delivery year, by the meter values when the certificate is created.',
  },
  certifiedSites: {
    name: 'Sites on the certificate',
    definition:
      'The number of sites with any meter value in the delivery year, of those that had a delivery.',
  },
  siteCount: {
    name: 'Number of sites',
    definition: 'The number of sites that you may see, ended and upcoming ones too.',
  },
  companyCount: {
    name: 'Number of companies',
    definition: 'The number of companies of the corporate group that you may see.',
  },
  addedValues: {
    name: 'New values',
    definition: 'The number of meter values in the file that were not there before.',
  },
  changedValues: {
    name: 'Replaced values',
    definition:
      'The number of meter values in the file that replaced another value. Those replaced stay in the history.',
  },
  unchangedValues: {
    name: 'Unchanged values',
    definition: 'The number of meter values in the file that were there already.',
  },
  userCount: {
    name: 'Number of users',
    definition:
      'The number of people who have the role, or who belong to the corporate group and whom you may see.',
  },
  heatedArea: {
    name: 'Heated area',
    definition: 'The heated floor area of the building, Atemp.',
  },
  siteId: {
    name: 'Site id',
    definition:
      'The 18 digits that tell a site apart for everybody on the electricity market. They start with 735999.',
  },
  biddingZone: {
    name: 'Bidding zone',
    definition:
      'Sweden is divided into four zones, from SE1 in the north to SE4 in the south. Each has a spot price of its own.',
  },
  ocr: {
    name: 'OCR number',
    definition: 'The number that tells which invoice a payment is for. The last digit checks the others.',
  },
  reportAndInvoice: {
    name: 'Report and invoice',
    definition:
      'The report is calculated from the meter values as they are today, excluding VAT. The invoice builds on the values there were when it was written. Values that are corrected afterwards show in the report, but only on a later invoice.',
  },
  residualMix: {
    name: 'Residual mix',
    definition:
      'The electricity that is left in the Nordic countries when all electricity with a guarantee of origin is taken away. It decides the emissions of electricity without a guarantee of origin.',
  },
  guaranteeOfOrigin: {
    name: 'Guarantee of origin',
    definition: 'A proof of how a certain amount of electricity was produced. It can be used only once.',
  },
  outlet: {
    name: 'Withdrawal point',
    definition: 'The place where electricity is drawn from the grid and metered: a site.',
  },
} as const satisfies Readonly<Record<FigureName | WordName, Word>>;
