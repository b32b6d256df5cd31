import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** What is known of a person, and its end, on a user's page. */
export const personalDataMessages = defineMessages('personalData', {
  sv: {
    'personalData.title': 'Personuppgifter',
    'personalData.about': 'När {name} frågar vad portalen vet, eller vill bli raderad.',
    'personalData.fetch': 'Hämta personuppgifter',
    'personalData.fetched': 'Personuppgifterna är hämtade',
    'personalData.notFetched': 'Personuppgifterna kunde inte hämtas',
    'personalData.erase': 'Radera personuppgifter',
    'personalData.ask': 'Radera personuppgifterna för {name}?',
    'personalData.consequence': 'Kontot tas bort och personen loggas ut överallt.',
    'personalData.confirm': 'Radera personuppgifterna',
    'personalData.erased': 'Personuppgifterna för {name} är raderade',
    'personalData.removed': 'Tas bort',
    'personalData.removedWhat':
      'Konto, roller, inloggningar, passnycklar, vyer, favoriter, mejl och nätadresser.',
    'personalData.unlinked': 'Visas utan namn',
    'personalData.unlinkedWhat': 'Nyheter, förslag, anläggningsgrupper och kontakt för en koncern.',
    'personalData.pseudonym': 'Får en pseudonym',
    'personalData.pseudonymWhat': 'Filer, tjänstekonton, skuggningar och händelser i händelseloggen.',
    'personalData.kept': 'Sparas enligt lag',
    'personalData.keptWhat':
      'Utfärdade certifikat och fakturor: minst sju år efter räkenskapsårets slut (bokföringslagen 7 kap. 2 §). Händelseloggens lagrade bevis, som bara databasens ägare kan läsa.',
  },
  en: {
    'personalData.title': 'Personal data',
    'personalData.about': 'When {name} asks what the portal knows, or wants to be erased.',
    'personalData.fetch': 'Fetch personal data',
    'personalData.fetched': 'The personal data has been fetched',
    'personalData.notFetched': 'The personal data could not be fetched',
    'personalData.erase': 'Erase personal data',
    'personalData.ask': 'Erase the personal data of {name}?',
    'personalData.consequence': 'The account is removed and the person is signed out everywhere.',
    'personalData.confirm': 'Erase the personal data',
    'personalData.erased': 'The personal data of {name} has been erased',
    'personalData.removed': 'Removed',
    'personalData.removedWhat':
      'Account, roles, sign-ins, passkeys, views, favourites, mails and network addresses.',
    'personalData.unlinked': 'Shown without a name',
    'personalData.unlinkedWhat': 'News, suggestions, site groups and contact of a corporate group.',
    'personalData.pseudonym': 'Gets a pseudonym',
    'personalData.pseudonymWhat': 'Files, service accounts, shadow mode and events of the event log.',
    'personalData.kept': 'Kept by law',
    'personalData.keptWhat':
      'Issued certificates and invoices: at least seven years after the end of the financial year (the Swedish Bookkeeping Act, chapter 7, section 2). The stored proof of the event log, which only the owner of the database can read.',
  },
});
