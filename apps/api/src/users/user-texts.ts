/** Texts of refused changes of users. */
export const userTexts = {
  addressTaken: { sv: 'Adressen används redan.', en: 'The address is already in use.' },
  lastAdministrator: {
    sv: 'Det måste finnas minst en administratör kvar.',
    en: 'There has to be at least one administrator left.',
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
  roleNotHeld: {
    sv: 'Du kan inte ge en behörighet som du själv saknar.',
    en: 'You cannot give a permission that you lack yourself.',
  },
  scopeNotHeld: {
    sv: 'Du kan inte visa mer än du själv ser.',
    en: 'You cannot show more than you see yourself.',
  },
  higherRights: {
    sv: 'Du kan inte ändra någon som har behörigheter som du själv saknar.',
    en: 'You cannot change somebody who has permissions that you lack yourself.',
  },
  noPassword: {
    sv: 'Personen har inte valt något lösenord ännu. Skicka en ny inbjudan.',
    en: 'The person has not chosen a password yet. Send a new invitation.',
  },
  otherCorporateGroups: {
    sv: 'Personen hör till fler koncerner. Be din leverantör ändra uppgifterna.',
    en: 'The person belongs to other corporate groups too. Ask your supplier to make the change.',
  },
  empty: { sv: 'Fyll i fältet.', en: 'Fill in this field.' },
} as const;
