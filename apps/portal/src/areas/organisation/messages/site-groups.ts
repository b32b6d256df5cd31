import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Anläggningsgrupper (words: domain.md section 3.3). */
export const siteGroupMessages = defineMessages('site-groups', {
  sv: {
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

    'siteGroup.locked': 'Du kan inte ändra den här gruppen.',
    'siteGroup.toGroup': 'Till gruppen',
    'siteGroup.missing': 'Gruppen finns inte',
    'siteGroup.missingHint': 'Den kan ha tagits bort, eller så är den någon annans.',
    'siteGroup.back': 'Alla anläggningsgrupper',
    'siteGroup.lead':
      '{sites, plural, one {# anläggning} other {# anläggningar}} · {visibility} · Senast ändrad {date}',
    'siteGroup.leadBy':
      '{sites, plural, one {# anläggning} other {# anläggningar}} · {visibility} · Skapad av {author} · Senast ändrad {date}',
    'siteGroup.visibility.private': 'Bara du ser gruppen',
    'siteGroup.visibility.corporate_group': 'Hela koncernen ser gruppen',
    'siteGroup.edit': 'Redigera',
    'siteGroup.remove': 'Ta bort',
    'siteGroup.removeTitle': 'Ta bort gruppen {name}?',
    'siteGroup.removeText': 'Anläggningarna i gruppen finns kvar.',
    'siteGroup.removeConfirm': 'Ta bort gruppen',
    'siteGroup.removed': 'Gruppen {name} är borttagen',
    'siteGroup.graph': 'Visa i grafrapporten',
    'siteGroup.sites': 'Anläggningar i gruppen',
    'siteGroup.consumption': 'Förbrukning',
    'siteGroup.share': 'Andel av gruppen',

    'siteGroup.editTitle': 'Redigera grupp',
    'siteGroup.editorLead':
      'Samla anläggningar som du vill följa upp tillsammans. En anläggning kan ingå i flera grupper.',
    'siteGroup.name': 'Namn',
    'siteGroup.nameMissing': 'Ange ett namn på gruppen.',
    'siteGroup.visibility': 'Synlig för',
    'siteGroup.onlyMe': 'Bara mig',
    'siteGroup.everybody': 'Hela koncernen',
    'siteGroup.available': 'Alla anläggningar',
    'siteGroup.chosen': 'I gruppen',
    'siteGroup.chosenCount': 'Anläggningar',
    'siteGroup.shareOfKoncern': 'Andel av koncernen',
    'siteGroup.sitesMissing': 'Välj minst en anläggning.',
    'siteGroup.favorite': 'Lägg till som favorit',
    'siteGroup.created': 'Gruppen {name} är skapad',
    'siteGroup.notMarked': 'Gruppen är skapad men blev ingen favorit',
  },
});
