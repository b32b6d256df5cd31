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
  en: {
    'shell.documentTitle': '{page} – {supplier}',
    'shell.koncern.none': 'You do not have access to any corporate group yet.',
    'shell.koncern.noneHint': 'Ask an administrator of your corporate group or customer service for access.',
    'shell.koncern.detail': '{number} · {count, plural, one {# site} other {# sites}}',
    'shell.koncern.siteCount': '{count, plural, one {# site} other {# sites}}',
    'shell.koncern.everyCount': 'Lists and search cover all {count}',
    'shell.koncern.everyReach': 'Lists and search cover all of them',
    'shell.koncern.chooseOne': 'Choose a corporate group',
    'shell.koncern.chooseOneHint':
      'The page shows one corporate group at a time, and all of them are shown now.',
    'shell.koncern.search': 'Search corporate group',
    'shell.user.account': 'Account',
    'shell.user.signOut': 'Sign out',
    'shell.user.theme': 'Appearance',
    'shell.theme.light': 'Light',
    'shell.theme.dark': 'Dark',
    'shell.theme.highContrast': 'High contrast',
    'shell.theme.system': 'Follow the system',
    'shell.consent.text':
      'May we measure how the portal is used? We store which pages are viewed, never what they say.',
    'shell.consent.accept': 'Allow measurement',
    'shell.consent.refuse': 'Do not allow',
    'shell.consent.label': 'Measurement of visits',
  },
});
