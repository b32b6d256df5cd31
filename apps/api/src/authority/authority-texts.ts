/** Why somebody may not change somebody or something. */
export const authorityTexts = {
  higherRights: {
    sv: 'Du kan inte ändra någon som har behörigheter eller ser något som du själv saknar.',
    en: 'You cannot change somebody who has permissions or sees something that you lack yourself.',
  },
  higherRole: {
    sv: 'Du kan inte ändra en roll med behörigheter som du själv saknar, eller som någon har som du inte får ändra.',
    en: 'You cannot change a role with permissions that you lack yourself, or held by somebody whom you may not change.',
  },
  otherCorporateGroups: {
    sv: 'Personen hör till fler koncerner. Be din leverantör ändra uppgifterna.',
    en: 'The person belongs to other corporate groups too. Ask your supplier to make the change.',
  },
  notHeld: {
    sv: 'Du kan inte ge en behörighet som du själv saknar.',
    en: 'You cannot give a permission that you lack yourself.',
  },
  wholeOnly: {
    sv: 'Det här gäller hela koncernen och kan bara ändras av den som ser hela.',
    en: 'This concerns the whole corporate group and can only be changed by somebody who sees all of it.',
  },
  wholeCompanyOnly: {
    sv: 'Det här gäller hela bolaget och kan bara ändras av den som ser hela.',
    en: 'This concerns the whole company and can only be changed by somebody who sees all of it.',
  },
  decidesWhatIsSeen: {
    sv: 'Gruppen bestämmer vad någon ser som har behörigheter som du själv saknar. Du kan inte ändra den.',
    en: 'The group decides what somebody sees who has permissions that you lack yourself. You cannot change it.',
  },
  lastAdministrator: {
    sv: 'Det måste finnas minst en administratör kvar.',
    en: 'There has to be at least one administrator left.',
  },
} as const;
