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
    'overview.powerAt': 'timmedelvärde {day}, {time}',
    'overview.emissions': 'Utsläpp',
    'overview.fromLastYear': 'från {value}',
    'overview.quality.estimated': 'beräknad',
    'overview.quality.corrected': 'korrigerad',
    'overview.quality.incomplete': 'ofullständig',
    'overview.costLastYear': 'från {value} förra året.',
    'overview.invoiced': 'Fakturerat, med miljö och avgifter: {total}.',
    'overview.energyOnly': 'Miljö och avgifter tillkommer på fakturan.',
    'overview.invoicedParts':
      'Fakturerat {total}: energi {energy}, miljö {environment} och avgifter {fees}, exkl. moms.',
    'overview.notInvoiced': 'Perioden är inte fakturerad dag för dag, så miljö och avgifter är inte kända.',
    'overview.gap.period_not_over': 'Perioden är inte slut ännu',
    'overview.gap.values_missing': 'Mätvärden saknas i perioden',
    'overview.gap.previous_values_missing': 'Mätvärden saknas förra året',
    'overview.gap.nothing_before': 'Ingen förbrukning förra året',
    'overview.gap.coverage_differs': 'Andra anläggningar eller dagar förra året',
    'overview.gap.different_length': 'Perioderna är olika långa',
    'overview.factor': '{factor}, {source}',
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
    'overview.invoices.count': '{count, plural, one {# faktura} other {# fakturor}}',

    'overview.every.lead': 'Du ser alla koncerner. Sök fram en för att se hur den har det.',
    'overview.every.koncerner': '{count, plural, one {# koncern} other {# koncerner}}',
    'overview.every.users': '{count, plural, one {# kundanvändare} other {# kundanvändare}}',

    'overview.news': 'Senaste nyheterna',
    'overview.news.all': 'Visa alla nyheter',
    'overview.news.empty': 'Inga nyheter ännu.',
  },
});
