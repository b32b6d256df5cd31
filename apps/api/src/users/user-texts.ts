import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../messages/define-messages.ts';

/** Error texts for changes of users. */
export const userTexts = textsOf(
  defineMessages('user', {
    sv: {
      addressTaken: 'Adressen används redan.',
      addressNotFree: 'Adressen går inte att bjuda in. Be din leverantör om hjälp.',
      ownRoles: 'Du kan inte ändra dina egna roller.',
      ownScope: 'Du kan inte ändra vad du själv ser.',
      ownStatus: 'Du kan inte ändra din egen status.',
      ownAccount: 'Du kan inte ta bort ditt eget konto.',
      unknownRole: 'Rollen finns inte.',
      unknownCompany: 'Bolaget finns inte i koncernen.',
      unknownSiteGroup: 'Anläggningsgruppen finns inte i koncernen.',
      unknownSite: 'Anläggningen finns inte i koncernen.',
      sitesOf: 'Anläggningar för {name}',
      unknownCorporateGroup: 'Koncernen finns inte.',
      scopeNotHeld: 'Du kan inte visa mer än du själv ser.',
      noPassword: 'Personen har inte valt något lösenord ännu. Skicka en ny inbjudan.',
      empty: 'Fyll i fältet.',
    },
    en: {
      addressTaken: 'The address is already in use.',
      addressNotFree: 'The address cannot be invited. Ask your supplier for help.',
      ownRoles: 'You cannot change your own roles.',
      ownScope: 'You cannot change what you see yourself.',
      ownStatus: 'You cannot change your own status.',
      ownAccount: 'You cannot remove your own account.',
      unknownRole: 'The role does not exist.',
      unknownCompany: 'The company does not exist in the group.',
      unknownSiteGroup: 'The site group does not exist in the corporate group.',
      unknownSite: 'The site does not exist in the corporate group.',
      sitesOf: 'Sites of {name}',
      unknownCorporateGroup: 'The corporate group does not exist.',
      scopeNotHeld: 'You cannot show more than you see yourself.',
      noPassword: 'The person has not chosen a password yet. Send a new invitation.',
      empty: 'Fill in this field.',
    },
  }),
);
