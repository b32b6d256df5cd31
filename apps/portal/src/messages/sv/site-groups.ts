/** Anläggningsgrupper (words: domain.md section 3.3). */
export const siteGroupMessages = {
  'siteGroups.title': 'Anläggningsgrupper',
  'siteGroups.label': 'Anläggningsgrupper i {koncern}',
  'siteGroups.lead': 'Anläggningar i {koncern} som följs upp tillsammans.',
  'siteGroups.column': 'Grupp',
  'siteGroups.description': 'Beskrivning',
  'siteGroups.siteCount': 'Antal anläggningar',
  'siteGroups.siteUnit': 'anläggningar',
  'siteGroups.createdBy': 'Skapad av',
  'siteGroups.changed': 'Senast ändrad',
  'siteGroups.search': 'Sök grupp',
  'siteGroups.empty': 'Inga grupper ännu',
  'siteGroups.emptyHint': 'Samla anläggningar som du vill följa upp tillsammans.',
  'siteGroups.create': 'Skapa grupp',
} as const;
