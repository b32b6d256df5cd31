/** Texts of refused changes of roles. */
export const roleTexts = {
  notForCustomers: {
    sv: 'Behörigheten kan inte ingå i en kundroll.',
    en: 'The permission cannot be part of a customer role.',
  },
  otherArea: {
    sv: 'Behörigheten hör inte till området.',
    en: 'The permission does not belong to the area.',
  },
  twice: { sv: 'Varje roll och område får bara anges en gång.', en: 'Give each role and area only once.' },
  systemRole: {
    sv: 'Rollen följer med portalen och kan inte ändras.',
    en: 'The role comes with the portal and cannot be changed.',
  },
  ownRole: {
    sv: 'Du kan inte ändra en roll som du själv har.',
    en: 'You cannot change a role that you hold.',
  },
  nameTaken: { sv: 'Det finns redan en roll med det namnet.', en: 'There is already a role with this name.' },
  nameEmpty: { sv: 'Fyll i fältet.', en: 'Fill in this field.' },
} as const;

/** "The role is held by so many users." */
export function roleInUse(users: number): { readonly sv: string; readonly en: string } {
  return {
    sv: `Rollen används av ${users} användare.`,
    en: `The role is held by ${users} ${users === 1 ? 'user' : 'users'}.`,
  };
}
