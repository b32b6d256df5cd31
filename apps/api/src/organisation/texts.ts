import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../messages/define-messages.ts';

/** Screen texts about corporate groups, companies, sites and site groups. */
export const organisationTexts = textsOf(
  defineMessages('organisation', {
    sv: {
      invalidOrganizationNumber: 'Organisationsnumret är inte giltigt.',
      blankName: 'Skriv ett namn.',
      noSuchAccountManager: 'Välj en aktiv intern användare.',
      notOfCorporateGroup: 'Välj en av koncernens egna användare.',
      userNotActive: 'Användaren är inte aktiv.',
      notYourself: 'Du kan inte göra dig själv till administratör.',
      customerIdTaken: 'Kundnumret finns redan i koncernen.',
      siteGroupNameTaken: 'Det finns redan en grupp med det namnet.',
      noSiteSet: 'Urvalet av anläggningar går inte att läsa. Välj anläggningarna igen, högst 10 000.',
      tooManySites: 'Välj högst 10 000 anläggningar.',
      noSites: 'Välj minst en anläggning.',
      numbersNotFound:
        'Urvalet har anläggningar som inte finns eller som du inte får se, nummer {named}{rest, plural, =0 {} other { och {rest} till}}.',
      zeroPower: 'Ange en effekt större än noll.',
    },
    en: {
      invalidOrganizationNumber: 'The organisation number is not valid.',
      blankName: 'Give a name.',
      noSuchAccountManager: 'Choose an active internal user.',
      notOfCorporateGroup: 'Choose one of the corporate group’s own users.',
      userNotActive: 'The user is not active.',
      notYourself: 'You cannot make yourself an administrator.',
      customerIdTaken: 'The customer number exists in the corporate group already.',
      siteGroupNameTaken: 'There is a group with that name already.',
      noSiteSet: 'The set of sites cannot be read. Choose the sites again, 10,000 at most.',
      tooManySites: 'Choose 10,000 sites at most.',
      noSites: 'Choose one site at least.',
      numbersNotFound:
        'The set has sites that do not exist or that you may not see, number {named}{rest, plural, =0 {} other { and {rest} more}}.',
      zeroPower: 'Give a power above zero.',
    },
  }),
);
