import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Linking the own account to the customers' broker, on the profile. */
export const brokerLinkMessages = defineMessages('broker-link', {
  sv: {
    'brokerLink.title': 'Logga in med {name}',
    'brokerLink.about': 'Koppla {name} till ditt konto, så kan du logga in utan lösenord och kod.',
    'brokerLink.since': 'Kopplat sedan {date}',
    'brokerLink.link': 'Koppla {name}',
    'brokerLink.continue': 'Fortsätt till {name}',
    'brokerLink.linking': 'Kontot kopplas',
    'brokerLink.linked': '{name} är kopplat till ditt konto',
    'brokerLink.unlink': 'Koppla bort {name}',
    'brokerLink.unlinkText':
      'Dina andra sätt att logga in finns kvar. Andra enheter som loggat in med {name} loggas ut.',
    'brokerLink.unlinked': '{name} är inte längre kopplat till ditt konto',
    'brokerLink.problem.cancelled': 'Du avbröt, så inget är kopplat.',
    'brokerLink.problem.expired': 'Det tog för lång tid, eller så loggade du ut under tiden. Försök igen.',
    'brokerLink.problem.failed': 'Det gick inte just nu. Försök igen om en stund.',
    'brokerLink.problem.organization':
      'Organisationen hör inte till dem du ser i portalen. Välj en annan, eller kontakta din koncernadministratör.',
    'brokerLink.problem.otherPerson': 'Du är redan kopplad till ett annat konto i portalen.',
  },
  en: {
    'brokerLink.title': 'Sign in with {name}',
    'brokerLink.about': 'Link {name} to your account, and you can sign in without a password and code.',
    'brokerLink.since': 'Linked since {date}',
    'brokerLink.link': 'Link {name}',
    'brokerLink.continue': 'Continue to {name}',
    'brokerLink.linking': 'The account is being linked',
    'brokerLink.linked': '{name} is linked to your account',
    'brokerLink.unlink': 'Unlink {name}',
    'brokerLink.unlinkText':
      'Your other ways to sign in remain. Other devices that signed in with {name} are signed out.',
    'brokerLink.unlinked': '{name} is no longer linked to your account',
    'brokerLink.problem.cancelled': 'You cancelled, so nothing is linked.',
    'brokerLink.problem.expired': 'It took too long, or you signed out meanwhile. Try again.',
    'brokerLink.problem.failed': 'It was not possible right now. Try again in a while.',
    'brokerLink.problem.organization':
      'The organisation is not among those you see in the portal. Choose another, or contact the administrator of your corporate group.',
    'brokerLink.problem.otherPerson': 'You are already linked to another account in the portal.',
  },
});
