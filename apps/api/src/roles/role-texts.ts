import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../messages/define-messages.ts';

/** Error texts for changes of roles. */
export const roleTexts = textsOf(
  defineMessages('role', {
    sv: {
      notForCustomers: 'Behörigheten kan inte ingå i en kundroll.',
      otherArea: 'Behörigheten hör inte till området.',
      twice: 'Varje roll och område får bara anges en gång.',
      systemRole: 'Rollen följer med portalen och kan inte ändras.',
      ownRole: 'Du kan inte ändra en roll som du själv har.',
      nameTaken: 'Det finns redan en roll med det namnet.',
      nameEmpty: 'Fyll i fältet.',
      inUse: 'Rollen används av {users} användare.',
    },
    en: {
      notForCustomers: 'The permission cannot be part of a customer role.',
      otherArea: 'The permission does not belong to the area.',
      twice: 'Give each role and area only once.',
      systemRole: 'The role comes with the portal and cannot be changed.',
      ownRole: 'You cannot change a role that you hold.',
      nameTaken: 'There is already a role with this name.',
      nameEmpty: 'Fill in this field.',
      inUse: 'The role is held by {users, plural, one {{users} user} other {{users} users}}.',
    },
  }),
);
