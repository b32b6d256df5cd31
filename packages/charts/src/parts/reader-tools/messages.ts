import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** What is announced while a period is selected. */
export const periodMessages = defineMessages('chart-period', {
  sv: {
    begun: 'Perioden börjar: {what}. Gå till dess slut och tryck P igen, Esc ångrar.',
    selected: 'Vald period: {from} till {to}.',
  },
  en: {
    begun: 'The period begins: {what}. Go to its end and press P again, Esc gives up.',
    selected: 'Selected period: {from} to {to}.',
  },
});
