import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the bullet chart. */
export const bulletMessages = defineMessages('chart-bullet', {
  sv: {
    value: 'Utfall',
    budget: 'Budget',
    previous: 'Föregående år',
    against: 'Mot {label}',
    rowAgainst: '{change} mot {label} {value}',
    total: '{value} {figure}, {change} mot {budget}.',
    over: 'Mest över {label}: {what}.',
    under: 'Mest under {label}: {what}.',
    counts: '{over, number} över och {under, number} under {label}.',
  },
  en: {
    value: 'Outcome',
    budget: 'Budget',
    previous: 'Previous year',
    against: 'Against {label}',
    rowAgainst: '{change} against {label} {value}',
    total: '{value} {figure}, {change} against {budget}.',
    over: 'Most above {label}: {what}.',
    under: 'Most below {label}: {what}.',
    counts: '{over, number} above and {under, number} below {label}.',
  },
});
