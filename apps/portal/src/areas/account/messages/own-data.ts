import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** What is known of oneself, on the profile. */
export const ownDataMessages = defineMessages('ownData', {
  sv: {
    'ownData.title': 'Mina uppgifter',
    'ownData.about': 'Allt som portalen vet om dig, i en zip-fil som både människor och program kan läsa.',
    'ownData.fetch': 'Hämta mina uppgifter',
    'ownData.fetched': 'Dina uppgifter är hämtade',
  },
  en: {
    'ownData.title': 'My data',
    'ownData.about': 'All that the portal knows of you, in a zip file for people and programs to read.',
    'ownData.fetch': 'Fetch my data',
    'ownData.fetched': 'Your data has been fetched',
  },
});
