import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** The frame around every page: menu, top bar, user menu, consent. */
export const shellMessages = defineMessages('shell', {
  sv: {
    'shell.documentTitle': '{page} – {supplier}',
    'shell.koncern.none': 'Du har ännu inte tillgång till någon koncern.',
    'shell.koncern.noneHint': 'Be en koncernadministratör eller kundservice om tillgång.',
    'shell.koncern.detail': '{number} · {count, plural, one {# anläggning} other {# anläggningar}}',
    'shell.koncern.siteCount': '{count, plural, one {# anläggning} other {# anläggningar}}',
    'shell.koncern.everyCount': 'Listor och sökning gäller alla {count}',
    'shell.koncern.everyReach': 'Listor och sökning gäller alla',
    'shell.koncern.chooseOne': 'Välj en koncern',
    'shell.koncern.chooseOneHint': 'Sidan visar en koncern i taget, och nu visas alla.',
    'shell.koncern.search': 'Sök koncern',
    'shell.user.account': 'Konto',
    'shell.user.signOut': 'Logga ut',
    'shell.user.theme': 'Utseende',
    'shell.theme.light': 'Ljust',
    'shell.theme.dark': 'Mörkt',
    'shell.theme.highContrast': 'Hög kontrast',
    'shell.theme.system': 'Följ systemet',
    'shell.consent.text':
      'Får vi mäta hur portalen används? Vi sparar vilka sidor som visas, aldrig vad som står på dem.',
    'shell.consent.accept': 'Tillåt mätning',
    'shell.consent.refuse': 'Tillåt inte',
    'shell.consent.label': 'Mätning av besök',
  },
});
