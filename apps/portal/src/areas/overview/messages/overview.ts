import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** The overview (words: domain.md section 3.3). */
export const overviewMessages = defineMessages('overview', {
  sv: {
    'overview.title': 'Översikt',
    'overview.greeting.hello': 'Hej, {name}',
    'overview.greeting.morning': 'God morgon, {name}',
    'overview.greeting.day': 'God dag, {name}',
    'overview.greeting.afternoon': 'God eftermiddag, {name}',
    'overview.greeting.evening': 'God kväll, {name}',
    'overview.lead': 'Här är läget för {koncern}.',
    'overview.completeThrough': 'Mätvärdena är kompletta till och med {date}.',
    'overview.openAnalytics': 'Öppna analysen',

    'overview.consumption': 'Total förbrukning',
    'overview.cost': 'Energikostnad exkl. moms',
    'overview.power': 'Högsta effekt',
    'overview.emissions': 'Utsläpp',
    'overview.fromLastYear': 'från {value}',
    'overview.quality.estimated': 'Beräknad',
    'overview.quality.corrected': 'Korrigerad',
    'overview.quality.incomplete': 'Ofullständig',
    'overview.energyOnly': 'Miljö och avgifter tillkommer på fakturan.',
    'overview.invoicedParts':
      'Fakturerat {total}: energi {energy}, miljö {environment} och avgifter {fees}, exkl. moms.',
    'overview.notInvoiced': 'Perioden är inte fakturerad dag för dag, så miljö och avgifter är inte kända.',
    'overview.gap.period_not_over': 'Perioden är inte slut ännu',
    'overview.gap.values_missing': 'Mätvärden saknas i perioden',
    'overview.gap.previous_values_missing': 'Mätvärden saknas förra året',
    'overview.missingBefore':
      '{count, plural, one {Jämförs inte, # dygn saknas {years}} other {Jämförs inte, # dygn saknas {years}}}',
    'overview.missingBriefly': '{count, plural, one {# dygn saknas {years}} other {# dygn saknas {years}}}',
    'overview.gap.nothing_before': 'Ingen förbrukning förra året',
    'overview.gap.coverage_differs': 'Andra anläggningar eller dagar förra året',
    'overview.gap.different_length': 'Perioderna är olika långa',
    'overview.factorHelp':
      'Utsläppen är förbrukningen gånger utsläppsfaktorn för {year}. Underlag: {source}.',

    'overview.quantity': 'Förbrukning',

    'overview.favorites': 'Favoriter',
    'overview.favorites.all': 'Visa alla',
    'overview.favorites.group': 'Grupp, {count, plural, one {# anläggning} other {# anläggningar}}',
    'overview.favorites.empty': 'Här visas anläggningarna som du följer.',
    'overview.favorites.emptyHint': 'Välj en anläggning i analysen och markera stjärnan.',
    'overview.favorites.toAnalytics': 'Välj anläggningar',

    'overview.invoices': 'Obetalda fakturor',
    'overview.invoices.all': 'Visa fakturor',
    'overview.invoices.none': 'Allt är betalt.',
    'overview.invoices.late': '{days, plural, one {# dygn sen} other {# dygn sen}}',
    'overview.invoices.due': 'förfaller {date}',
    'overview.invoices.count': '{count, plural, one {# faktura} other {# fakturor}}',

    'overview.news': 'Senaste nyheterna',
    'overview.news.all': 'Visa alla nyheter',
    'overview.news.empty': 'Inga nyheter ännu.',
  },
  en: {
    'overview.title': 'Overview',
    'overview.greeting.hello': 'Hello, {name}',
    'overview.greeting.morning': 'Good morning, {name}',
    'overview.greeting.day': 'Hello, {name}',
    'overview.greeting.afternoon': 'Good afternoon, {name}',
    'overview.greeting.evening': 'Good evening, {name}',
    'overview.lead': 'This is how things stand for {koncern}.',
    'overview.completeThrough': 'The meter values are complete up to and including {date}.',
    'overview.openAnalytics': 'Open analytics',

    'overview.consumption': 'Total consumption',
    'overview.cost': 'Cost of energy excl. VAT',
    'overview.power': 'Peak power',
    'overview.emissions': 'Emissions',
    'overview.fromLastYear': 'from {value}',
    'overview.quality.estimated': 'Estimated',
    'overview.quality.corrected': 'Corrected',
    'overview.quality.incomplete': 'Incomplete',
    'overview.energyOnly': 'Environment and fees are added on the invoice.',
    'overview.invoicedParts':
      'Invoiced {total}: energy {energy}, environment {environment} and fees {fees}, excl. VAT.',
    'overview.notInvoiced': 'The period is not invoiced day by day, so environment and fees are not known.',
    'overview.gap.period_not_over': 'The period is not over yet',
    'overview.gap.values_missing': 'Meter values are missing in the period',
    'overview.gap.previous_values_missing': 'Meter values are missing last year',
    'overview.missingBefore':
      '{count, plural, one {Not compared, # day missing in {years}} other {Not compared, # days missing in {years}}}',
    'overview.missingBriefly':
      '{count, plural, one {# day missing in {years}} other {# days missing in {years}}}',
    'overview.gap.nothing_before': 'No consumption last year',
    'overview.gap.coverage_differs': 'Other sites or days last year',
    'overview.gap.different_length': 'The periods differ in length',
    'overview.factorHelp':
      'The emissions are the consumption times the emission factor for {year}. Source: {source}.',

    'overview.quantity': 'Consumption',

    'overview.favorites': 'Favourites',
    'overview.favorites.all': 'Show all',
    'overview.favorites.group': 'Group, {count, plural, one {# site} other {# sites}}',
    'overview.favorites.empty': 'The sites that you follow are shown here.',
    'overview.favorites.emptyHint': 'Choose a site in analytics and mark the star.',
    'overview.favorites.toAnalytics': 'Choose sites',

    'overview.invoices': 'Unpaid invoices',
    'overview.invoices.all': 'Show invoices',
    'overview.invoices.none': 'Everything is paid.',
    'overview.invoices.late': '{days, plural, one {# day late} other {# days late}}',
    'overview.invoices.due': 'due {date}',
    'overview.invoices.count': '{count, plural, one {# invoice} other {# invoices}}',

    'overview.news': 'Latest news',
    'overview.news.all': 'Show all news',
    'overview.news.empty': 'No news yet.',
  },
});
