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
  notYourself: {
    sv: 'Du kan inte göra dig själv till administratör.',
    en: 'You cannot make yourself an administrator.',
  },
  customerIdTaken: {
    sv: 'Kundnumret finns redan i koncernen.',
    en: 'The customer number exists in the corporate group already.',
  },
  siteGroupNameTaken: {
    sv: 'Det finns redan en grupp med det namnet.',
    en: 'There is a group with that name already.',
  },
  noSiteSet: {
    sv: 'Urvalet av anläggningar går inte att läsa. Välj anläggningarna igen, högst 10 000.',
    en: 'The set of sites cannot be read. Choose the sites again, 10,000 at most.',
  },
  tooManySites: { sv: 'Välj högst 10 000 anläggningar.', en: 'Choose 10,000 sites at most.' },
  noSites: { sv: 'Välj minst en anläggning.', en: 'Choose one site at least.' },
  zeroPower: { sv: 'Ange en effekt större än noll.', en: 'Give a power above zero.' },
} as const;
