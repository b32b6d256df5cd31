import { defineMessages } from '@vinrod/locale/messages/define-messages';
import { textsOf } from '@vinrod/locale/messages/texts';

/** Error texts for sign-in and passwords. */
export const identityTexts = textsOf(
  defineMessages('identity', {
    sv: {
      wrongLogin: 'E-postadressen eller lösenordet är fel.',
      wrongCode: 'Koden är fel eller för gammal.',
      loginOver: 'Inloggningen har gått ut. Logga in igen.',
      signInThrough: 'Du loggar in med {name}. Välj det på inloggningssidan.',
      wrongLink: 'Länken är fel eller för gammal. Be om en ny.',
      wrongPassword: 'Lösenordet är fel.',
      samePassword: 'Välj ett annat lösenord än det du har.',
      codeFromApp: 'Koden finns i din autentiseringsapp.',
      authenticatorApp: 'Autentiseringsapp',
      authenticatorInUse: 'Du använder redan en autentiseringsapp. Ta bort den först.',
      nothingEnrolled: 'Börja om med att lägga till appen.',
      nameEmpty: 'Fyll i fältet.',
      nameNotPlain: 'Skriv bara text på en rad, utan webb- eller e-postadress.',
      passwordsDiffer: 'Lösenorden är inte lika.',
      passwordTooShort: 'Lösenordet måste ha minst 8 tecken.',
      passwordTooLong: 'Lösenordet får ha högst 128 tecken.',
      passwordCommon: 'Lösenordet är för vanligt. Välj ett som är svårare att gissa.',
      passwordPersonal: 'Lösenordet får inte innehålla ditt namn, din e-postadress eller företagets namn.',
    },
    en: {
      wrongLogin: 'The e-mail address or the password is wrong.',
      wrongCode: 'The code is wrong or too old.',
      loginOver: 'The sign-in has expired. Sign in again.',
      signInThrough: 'You sign in with {name}. Choose it on the sign-in page.',
      wrongLink: 'The link is wrong or too old. Ask for a new one.',
      wrongPassword: 'The password is wrong.',
      samePassword: 'Choose another password than the one you have.',
      codeFromApp: 'The code is in your authenticator app.',
      authenticatorApp: 'Authenticator app',
      authenticatorInUse: 'You already use an authenticator app. Remove it first.',
      nothingEnrolled: 'Start over by adding the app.',
      nameEmpty: 'Fill in this field.',
      nameNotPlain: 'Write plain text on one line, without a web or e-mail address.',
      passwordsDiffer: 'The passwords are not the same.',
      passwordTooShort: 'The password must have at least 8 characters.',
      passwordTooLong: 'The password may have at most 128 characters.',
      passwordCommon: 'The password is too common. Choose one that is harder to guess.',
      passwordPersonal:
        'The password must not contain your name, your e-mail address or the name of the company.',
    },
  }),
);
