/** The overview (words: domain.md section 3.3). */
export const overviewMessages = {
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
  'overview.cost': 'Kostnad exkl. moms',
  'overview.power': 'Högsta effekt',
  'overview.powerAt': 'timmedelvärde {day}, {time}',
  'overview.emissions': 'Utsläpp',
  'overview.fromLastYear': 'från {value}',
  'overview.incompleteLastYear': 'Går inte att jämföra med förra året',
  'overview.factor': '{factor}, {source}',
  'overview.factorHelp': 'Utsläppen är förbrukningen gånger utsläppsfaktorn för {year}. Underlag: {source}.',

  'overview.quantity': 'Förbrukning',

  'overview.favorites': 'Favoriter',
  'overview.favorites.all': 'Visa alla',
  'overview.favorites.empty': 'Här visas anläggningarna som du följer.',
  'overview.favorites.emptyHint': 'Välj en anläggning i analysen och markera stjärnan.',
  'overview.favorites.toAnalytics': 'Välj anläggningar',

  'overview.news': 'Senaste nyheterna',
  'overview.news.all': 'Visa alla nyheter',
  'overview.news.empty': 'Inga nyheter ännu.',
} as const;
