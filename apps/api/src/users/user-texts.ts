/** Texts of refused changes of users. */
export const userTexts = {
  addressTaken: { sv: 'Adressen används redan.', en: 'The address is already in use.' },
  addressNotFree: {
    sv: 'Adressen går inte att bjuda in. Be din leverantör om hjälp.',
    en: 'The address cannot be invited. Ask your supplier for help.',
  },
  ownRoles: { sv: 'Du kan inte ändra dina egna roller.', en: 'You cannot change your own roles.' },
  ownScope: { sv: 'Du kan inte ändra vad du själv ser.', en: 'You cannot change what you see yourself.' },
  ownStatus: { sv: 'Du kan inte ändra din egen status.', en: 'You cannot change your own status.' },
  ownAccount: { sv: 'Du kan inte ta bort ditt eget konto.', en: 'You cannot remove your own account.' },
  unknownRole: { sv: 'Rollen finns inte.', en: 'The role does not exist.' },
  unknownCompany: { sv: 'Bolaget finns inte i koncernen.', en: 'The company does not exist in the group.' },
  unknownSiteGroup: {
    sv: 'Anläggningsgruppen finns inte i koncernen.',
    en: 'The site group does not exist in the corporate group.',
  },
  unknownCorporateGroup: { sv: 'Koncernen finns inte.', en: 'The corporate group does not exist.' },
  scopeNotHeld: {
    sv: 'Du kan inte visa mer än du själv ser.',
    en: 'You cannot show more than you see yourself.',
  },
  noPassword: {
    sv: 'Personen har inte valt något lösenord ännu. Skicka en ny inbjudan.',
    en: 'The person has not chosen a password yet. Send a new invitation.',
  },
  empty: { sv: 'Fyll i fältet.', en: 'Fill in this field.' },
} as const;
