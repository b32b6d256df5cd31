import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../messages/define-messages.ts';

/** Reasons why a user may not see or change something. */
export const authorityTexts = textsOf(
  defineMessages('authority', {
    sv: {
      higherRights: 'Du kan inte ändra någon som har behörigheter eller ser något som du själv saknar.',
      higherRole:
        'Du kan inte ändra en roll med behörigheter som du själv saknar, eller som någon har som du inte får ändra.',
      otherCorporateGroups: 'Personen hör till fler koncerner. Be din leverantör ändra uppgifterna.',
      notHeld: 'Du kan inte ge en behörighet som du själv saknar.',
      wholeOnly: 'Det här gäller hela koncernen och kan bara ändras av den som ser hela.',
      wholeCompanyOnly: 'Det här gäller hela bolaget och kan bara ändras av den som ser hela.',
      decidesWhatIsSeen:
        'Gruppen bestämmer vad någon ser som har behörigheter som du själv saknar. Du kan inte ändra den.',
      sitesNotFound:
        '{count, plural, =1 {Anläggningen {named} finns inte, eller så får du inte se den.} other {De här anläggningarna finns inte, eller så får du inte se dem: {named}{rest, plural, =0 {} other { och {rest} till}}.}}',
    },
    en: {
      higherRights:
        'You cannot change somebody who has permissions or sees something that you lack yourself.',
      higherRole:
        'You cannot change a role with permissions that you lack yourself, or held by somebody whom you may not change.',
      otherCorporateGroups:
        'The person belongs to other corporate groups too. Ask your supplier to make the change.',
      notHeld: 'You cannot give a permission that you lack yourself.',
      wholeOnly:
        'This concerns the whole corporate group and can only be changed by somebody who sees all of it.',
      wholeCompanyOnly:
        'This concerns the whole company and can only be changed by somebody who sees all of it.',
      decidesWhatIsSeen:
        'The group decides what somebody sees who has permissions that you lack yourself. You cannot change it.',
      sitesNotFound:
        '{count, plural, =1 {The site {named} does not exist, or you may not see it.} other {These sites do not exist, or you may not see them: {named}{rest, plural, =0 {} other { and {rest} more}}.}}',
    },
  }),
);
