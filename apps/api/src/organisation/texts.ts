/** Texts for the screen about koncerner, bolag, anläggningar and their groups. */
export const organisationTexts = {
  invalidOrganizationNumber: {
    sv: 'Organisationsnumret är inte giltigt.',
    en: 'The organisation number is not valid.',
  },
  blankName: { sv: 'Skriv ett namn.', en: 'Give a name.' },
  noSuchAccountManager: {
    sv: 'Välj en aktiv intern användare.',
    en: 'Choose an active internal user.',
  },
  notOfCorporateGroup: {
    sv: 'Välj en av koncernens egna användare.',
    en: 'Choose one of the corporate group’s own users.',
  },
  userNotActive: { sv: 'Användaren är inte aktiv.', en: 'The user is not active.' },
  mayNotGrant: {
    sv: 'Du kan inte ge någon fler behörigheter än du själv har.',
    en: 'You cannot give anybody more permissions than you hold yourself.',
  },
  customerIdTaken: {
    sv: 'Kundnumret finns redan i koncernen.',
    en: 'The customer number exists in the corporate group already.',
  },
  siteGroupNameTaken: {
    sv: 'Det finns redan en grupp med det namnet.',
    en: 'There is a group with that name already.',
  },
  noSites: { sv: 'Välj minst en anläggning.', en: 'Choose one site at least.' },
  zeroPower: { sv: 'Ange en effekt större än noll.', en: 'Give a power above zero.' },
} as const;
