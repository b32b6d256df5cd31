import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Signing in by other means than a password. */
export const otherWaysMessages = defineMessages('other-ways', {
  sv: {
    'otherWays.or': 'Eller',
    'otherWays.with': 'Logga in med {name}',
    'otherWays.withPasskey': 'Logga in med passnyckel',
    'otherWays.passkeyInstead': 'Använd passnyckel i stället',
    'otherWays.noPasskey': 'Enheten gav ingen passnyckel. Försök igen, eller logga in på annat sätt.',
    'otherWays.completing': 'Du loggas in',
    'otherWays.problem.busy': 'Det har varit för många försök. Vänta en stund och försök igen.',
    'otherWays.problem.cancelled': 'Inloggningen avbröts.',
    'otherWays.problem.closed': 'Kontot är stängt. Kontakta din administratör.',
    'otherWays.problem.customer':
      'Adressen hör till en kunds konto. Logga in med e-post och lösenord i stället.',
    'otherWays.problem.expired': 'Inloggningen tog för lång tid eller var redan använd. Försök igen.',
    'otherWays.problem.failed': 'Det gick inte att logga in den vägen just nu. Försök igen om en stund.',
    'otherWays.problem.noRole':
      'Du har ingen behörighet till portalen. Be din administratör lägga till dig i en grupp som har det.',
    'otherWays.problem.otherPerson': 'Adressen hör till någon annans konto. Kontakta din administratör.',
    'otherWays.problem.organization':
      'Organisationen hör inte till dem du ser i portalen. Välj en annan, eller kontakta din koncernadministratör.',
    'otherWays.problem.uninvited':
      'Det finns inget konto för dig. Be din koncernadministratör bjuda in dig, och följ länken i inbjudan.',
    'otherWays.problem.unverified':
      'Inloggningstjänsten har inte bekräftat din e-postadress. Kontakta din administratör.',
  },
  en: {
    'otherWays.or': 'Or',
    'otherWays.with': 'Sign in with {name}',
    'otherWays.withPasskey': 'Sign in with a passkey',
    'otherWays.passkeyInstead': 'Use a passkey instead',
    'otherWays.noPasskey': 'The device gave no passkey. Try again, or sign in another way.',
    'otherWays.completing': 'You are being signed in',
    'otherWays.problem.busy': 'There have been too many tries. Wait a while and try again.',
    'otherWays.problem.cancelled': 'The sign-in was cancelled.',
    'otherWays.problem.closed': 'The account is closed. Contact your administrator.',
    'otherWays.problem.customer':
      "The address belongs to a customer's account. Sign in with e-mail and password instead.",
    'otherWays.problem.expired': 'The sign-in took too long or had already been used. Try again.',
    'otherWays.problem.failed': 'It was not possible to sign in that way right now. Try again in a while.',
    'otherWays.problem.noRole':
      'You have no rights in the portal. Ask your administrator to add you to a group that has.',
    'otherWays.problem.otherPerson':
      "The address belongs to somebody else's account. Contact your administrator.",
    'otherWays.problem.organization':
      'The organisation is not among those you see in the portal. Choose another, or contact the administrator of your corporate group.',
    'otherWays.problem.uninvited':
      'There is no account for you. Ask the administrator of your corporate group to invite you, and follow the link of the invitation.',
    'otherWays.problem.unverified':
      'The sign-in provider has not verified your e-mail address. Contact your administrator.',
  },
});
