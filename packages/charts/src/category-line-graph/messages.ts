import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the line over categories. */
export const categoryMessages = defineMessages('chart-categories', {
  sv: { change: '{change} mot {label}', course: 'Från {first} till {last}: {change}.' },
  en: { change: '{change} compared with {label}', course: 'From {first} to {last}: {change}.' },
});
