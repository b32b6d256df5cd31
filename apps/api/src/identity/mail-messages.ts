import { defineMessages } from '../messages/define-messages.ts';

/** Texts of mails about accounts. */
export const mailMessages = defineMessages('mails', {
  sv: {
    greeting: 'Hej {name}',
    linkBelow: 'Fungerar inte knappen? Öppna den här länken:',
    'link.action': 'Välj lösenord',
    'code.subject': 'Din engångskod till {supplier}',
    'code.lead': 'Här är din engångskod för att logga in:',
    'code.lifetime': 'Koden gäller i {minutes} minuter och kan användas en gång.',
    'code.notYou':
      'Har du inte försökt logga in? Då känner någon annan till ditt lösenord. Byt det och kontakta oss.',
    'link.subject': 'Välj ett nytt lösenord',
    'link.lead': 'Du har bett om att få välja ett nytt lösenord. Följ länken:',
    'link.lifetime': 'Länken gäller i {minutes} minuter och kan användas en gång.',
    'link.notYou':
      'Har du inte bett om det? Då behöver du inte göra någonting, ditt lösenord är detsamma som förut.',
    'invitation.subject': 'Inbjudan till {supplier}',
    'invitation.lead':
      '{inviter} har bjudit in dig till energiportalen hos {supplier}. Välj ett lösenord för att komma igång:',
    'invitation.leadOfGroup':
      '{inviter} har bjudit in dig till energiportalen hos {supplier} för {corporateGroup}. Välj ett lösenord för att komma igång:',
    'invitation.lifetime':
      'Länken gäller i {days} dagar och kan användas en gång. Därefter loggar du in med din e-postadress {email}.',
    'invitation.notExpected': 'Väntade du dig ingen inbjudan? Då behöver du inte göra någonting.',
    'authenticator.enabled.subject': 'Autentiseringsapp aktiverad',
    'authenticator.enabled.lead':
      'Engångskoderna till ditt konto kommer från och med nu från din autentiseringsapp.',
    'authenticator.removed.subject': 'Autentiseringsapp borttagen',
    'authenticator.removed.lead':
      'Autentiseringsappen är borttagen från ditt konto. Engångskoderna kommer åter med e-post.',
    'passkey.added.subject': 'Passnyckel tillagd',
    'passkey.added.lead': 'Passnyckeln ”{name}” har lagts till i ditt konto. Den kan logga in utan lösenord.',
    'passkey.removed.subject': 'Passnyckel borttagen',
    'passkey.removed.lead': 'Passnyckeln ”{name}” har tagits bort från ditt konto.',
    'broker.added.subject': '{name} kopplat till ditt konto',
    'broker.added.lead': '{name} har kopplats till ditt konto, och kan logga in utan lösenord.',
    'broker.removed.subject': '{name} inte längre kopplat till ditt konto',
    'broker.removed.lead':
      '{name} är inte längre kopplat till ditt konto. Enheter som loggat in så är utloggade.',
    'password.subject': 'Ditt lösenord har ändrats',
    'password.lead': 'Lösenordet till ditt konto har ändrats och alla andra enheter har loggats ut.',
    notYou: 'Var det inte du? Kontakta oss genast.',
  },
  en: {
    greeting: 'Hi {name},',
    linkBelow: 'Does the button not work? Open this link:',
    'link.action': 'Choose a password',
    'code.subject': 'Your sign-in code for {supplier}',
    'code.lead': 'Here is your one-time code for signing in:',
    'code.lifetime': 'The code is valid for {minutes} minutes and can be used once.',
    'code.notYou': 'Didn’t try to sign in? Then somebody else knows your password. Change it and contact us.',
    'link.subject': 'Choose a new password',
    'link.lead': 'You asked to choose a new password. Follow this link:',
    'link.lifetime': 'The link is valid for {minutes} minutes and can be used once.',
    'link.notYou': 'Didn’t ask for this? You don’t need to do anything: your password stays the same.',
    'invitation.subject': 'Invitation to {supplier}',
    'invitation.lead':
      '{inviter} has invited you to {supplier}’s energy portal. Choose a password to get started:',
    'invitation.leadOfGroup':
      '{inviter} has invited you to {supplier}’s energy portal for {corporateGroup}. Choose a password to get started:',
    'invitation.lifetime':
      'The link is valid for {days} days and can be used once. After that, sign in with your email address {email}.',
    'invitation.notExpected': 'Weren’t expecting an invitation? You don’t need to do anything.',
    'authenticator.enabled.subject': 'Authenticator app added',
    'authenticator.enabled.lead':
      'From now on, the one-time codes for your account come from your authenticator app.',
    'authenticator.removed.subject': 'Authenticator app removed',
    'authenticator.removed.lead':
      'The authenticator app has been removed from your account. One-time codes are sent by email again.',
    'passkey.added.subject': 'Passkey added',
    'passkey.added.lead':
      'The passkey “{name}” has been added to your account. It can sign in without a password.',
    'passkey.removed.subject': 'Passkey removed',
    'passkey.removed.lead': 'The passkey “{name}” has been removed from your account.',
    'broker.added.subject': '{name} linked to your account',
    'broker.added.lead': '{name} has been linked to your account, and can sign in without a password.',
    'broker.removed.subject': '{name} no longer linked to your account',
    'broker.removed.lead':
      '{name} is no longer linked to your account. Devices signed in that way are signed out.',
    'password.subject': 'Your password has been changed',
    'password.lead':
      'The password for your account has been changed and all other devices have been signed out.',
    notYou: 'Wasn’t this you? Contact us right away.',
  },
});
