import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Proving again who one is. */
export const proofMessages = defineMessages('proof', {
  sv: {
    'proof.password': 'Ditt lösenord',
    'proof.passwordMissing': 'Ange ditt lösenord.',
    'proof.hint': 'Vi frågar igen så att vi vet att det är du.',
    'proof.byPasskey': 'Använd passnyckel i stället',
    'proof.byPassword': 'Använd lösenord i stället',
    'proof.withPasskey': 'Du bekräftar att det är du med din passnyckel.',
    'proof.recent': 'Du har nyss loggat in, så vi vet att det är du.',
    'proof.signInAgain':
      'Logga ut och logga in igen. Gör det sedan inom tio minuter, så vet vi att det är du.',
    'proof.title': 'Så bekräftar du att det är du',
    'proof.refused': 'Enheten gav ingen passnyckel. Försök igen.',
  },
  en: {
    'proof.password': 'Your password',
    'proof.passwordMissing': 'Enter your password.',
    'proof.hint': 'We ask again so that we know that it is you.',
    'proof.byPasskey': 'Use a passkey instead',
    'proof.byPassword': 'Use the password instead',
    'proof.withPasskey': 'You prove with your passkey that it is you.',
    'proof.recent': 'You signed in a moment ago, so we know that it is you.',
    'proof.signInAgain': 'Sign out and in again, and do it within ten minutes: then we know that it is you.',
    'proof.title': 'How you prove that it is you',
    'proof.refused': 'The device gave no passkey. Try again.',
  },
});
