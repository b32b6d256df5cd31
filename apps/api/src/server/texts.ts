import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../messages/define-messages.ts';

/** Error texts of every operation. */
export const texts = textsOf(
  defineMessages('texts', {
    sv: {
      notSignedIn: 'Du är inte inloggad, eller så har inloggningen gått ut.',
      forbidden: 'Du har inte behörighet till det här.',
      notFound: 'Det du söker finns inte.',
      methodNotAllowed: 'Det går inte att göra så här.',
      unreadable: 'Det gick inte att läsa det som skickades.',
      tooLarge: 'Det som skickades är för stort.',
      notJson: 'Skicka uppgifterna som JSON.',
      notForm: 'Skicka filerna som ett formulär.',
      tooManyParts: 'Det är för många filer på en gång.',
      tooManyTries: 'För många försök. Vänta en stund och försök igen.',
      unexpected: 'Något gick fel. Försök igen om en stund.',
      unexpectedOf: 'Något gick fel. Försök igen om en stund. Felkod: {requestId}.',
      unavailable: 'Tjänsten är inte tillgänglig just nu. Försök igen om en stund.',
    },
    en: {
      notSignedIn: 'You are not signed in, or the sign-in has expired.',
      forbidden: 'You are not allowed to do this.',
      notFound: 'What you are looking for does not exist.',
      methodNotAllowed: 'This cannot be done here.',
      unreadable: 'What was sent could not be read.',
      tooLarge: 'What was sent is too large.',
      notJson: 'Send the data as JSON.',
      notForm: 'Send the files as a form.',
      tooManyParts: 'There are too many files at once.',
      tooManyTries: 'Too many tries. Wait a while and try again.',
      unexpected: 'Something went wrong. Try again in a while.',
      unexpectedOf: 'Something went wrong. Try again in a while. Error code: {requestId}.',
      unavailable: 'The service is not available right now. Try again in a while.',
    },
  }),
);
