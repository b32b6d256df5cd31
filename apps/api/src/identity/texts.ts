/** Texts of errors in signing in and choosing passwords. */
export const identityTexts = {
  wrongLogin: {
    sv: 'E-postadressen eller lösenordet är fel.',
    en: 'The e-mail address or the password is wrong.',
  },
  wrongCode: { sv: 'Koden är fel eller för gammal.', en: 'The code is wrong or too old.' },
  loginOver: {
    sv: 'Inloggningen har gått ut. Logga in igen.',
    en: 'The sign-in has expired. Sign in again.',
  },
  wrongLink: {
    sv: 'Länken är fel eller för gammal. Be om en ny.',
    en: 'The link is wrong or too old. Ask for a new one.',
  },
  wrongPassword: { sv: 'Lösenordet är fel.', en: 'The password is wrong.' },
  samePassword: {
    sv: 'Välj ett annat lösenord än det du har.',
    en: 'Choose another password than the one you have.',
  },
  codeFromApp: {
    sv: 'Koden finns i din autentiseringsapp.',
    en: 'The code is in your authenticator app.',
  },
  authenticatorApp: { sv: 'Autentiseringsapp', en: 'Authenticator app' },
  authenticatorInUse: {
    sv: 'Du använder redan en autentiseringsapp. Ta bort den först.',
    en: 'You already use an authenticator app. Remove it first.',
  },
  nothingEnrolled: {
    sv: 'Börja om med att lägga till appen.',
    en: 'Start over by adding the app.',
  },
  nameEmpty: { sv: 'Fyll i fältet.', en: 'Fill in this field.' },
  nameNotPlain: {
    sv: 'Skriv bara text på en rad, utan webb- eller e-postadress.',
    en: 'Write plain text on one line, without a web or e-mail address.',
  },
  passwordsDiffer: { sv: 'Lösenorden är inte lika.', en: 'The passwords are not the same.' },
  passwordTooShort: {
    sv: 'Lösenordet måste ha minst 8 tecken.',
    en: 'The password must have at least 8 characters.',
  },
  passwordTooLong: {
    sv: 'Lösenordet får ha högst 128 tecken.',
    en: 'The password may have at most 128 characters.',
  },
  passwordCommon: {
    sv: 'Lösenordet är för vanligt. Välj ett som är svårare att gissa.',
    en: 'The password is too common. Choose one that is harder to guess.',
  },
  passwordPersonal: {
    sv: 'Lösenordet får inte innehålla ditt namn, din e-postadress eller företagets namn.',
    en: 'The password must not contain your name, your e-mail address or the name of the company.',
  },
} as const;
