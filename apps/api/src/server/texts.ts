/** Texts of errors that every operation can answer with. */
export const texts = {
  notSignedIn: {
    sv: 'Du är inte inloggad, eller så har inloggningen gått ut.',
    en: 'You are not signed in, or the sign-in has expired.',
  },
  forbidden: { sv: 'Du har inte behörighet till det här.', en: 'You are not allowed to do this.' },
  notFound: { sv: 'Det du söker finns inte.', en: 'What you are looking for does not exist.' },
  methodNotAllowed: { sv: 'Det går inte att göra så här.', en: 'This cannot be done here.' },
  unreadable: { sv: 'Det gick inte att läsa det som skickades.', en: 'What was sent could not be read.' },
  tooLarge: { sv: 'Det som skickades är för stort.', en: 'What was sent is too large.' },
  notJson: { sv: 'Skicka uppgifterna som JSON.', en: 'Send the data as JSON.' },
  notForm: { sv: 'Skicka filerna som ett formulär.', en: 'Send the files as a form.' },
  tooManyParts: { sv: 'Det är för många filer på en gång.', en: 'There are too many files at once.' },
  tooManyTries: {
    sv: 'För många försök. Vänta en stund och försök igen.',
    en: 'Too many tries. Wait a while and try again.',
  },
  unexpected: {
    sv: 'Något gick fel. Försök igen om en stund.',
    en: 'Something went wrong. Try again in a while.',
  },
  unavailable: {
    sv: 'Tjänsten är inte tillgänglig just nu. Försök igen om en stund.',
    en: 'The service is not available right now. Try again in a while.',
  },
} as const;
