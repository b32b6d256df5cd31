import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../messages/define-messages.ts';

/** Error texts for saved views. */
export const savedViewTexts = textsOf(
  defineMessages('saved-view', {
    sv: {
      nameMissing: 'Ange ett namn.',
      tooMany: 'Du kan ha högst {most} sparade vyer. Ta bort någon först.',
    },
    en: {
      nameMissing: 'Give a name.',
      tooMany: 'You can have {most} saved views at most. Remove one first.',
    },
  }),
);
