import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../messages/define-messages.ts';

/** Error texts for changes of service accounts. */
export const serviceAccountTexts = textsOf(
  defineMessages('serviceAccount', {
    sv: {
      nameEmpty: 'Fyll i fältet.',
      nameTaken: 'Det finns redan ett tjänstekonto med det namnet.',
      revoked: 'Tjänstekontot är återkallat.',
      tooManySecrets:
        'Högst {most} hemligheter kan gälla samtidigt. Vänta tills någon har slutat gälla, eller låt de tidigare sluta gälla direkt.',
    },
    en: {
      nameEmpty: 'Fill in this field.',
      nameTaken: 'There is already a service account with this name.',
      revoked: 'The service account is revoked.',
      tooManySecrets:
        'At most {most} secrets can work at a time. Wait until one has ended, or let the earlier ones end at once.',
    },
  }),
);
