import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the duration curve. */
export const durationMessages = defineMessages('chart-duration', {
  sv: {
    power: 'Effekt',
    rank: 'Ordning efter storlek',
    subscribed: 'Abonnerad effekt',
    over: 'Över abonnerad effekt',
    overBy: '{value} över abonnerad effekt',
    place: '{step} {place} av {of}',
    axis: 'andel av {steps}',
    window: 'Visar {place}, från {high} ner till {low}.',
    down: '{high} ner till {low}',
    lowestReached: 'lägsta nivån nås under {share} procent av tiden',
    lowestReachedNote: 'Den lägsta nivån nås under {share} av tiden',
    reached: 'Nås under {share} av tiden',
    levels: 'Minst {tenth} under 10\u00A0% av tiden, minst {half} under hälften av tiden, lägst {lowest}.',
    neverExceeded: 'Abonnerad effekt {level} överskrids aldrig.',
    exceeded: 'Abonnerad effekt {level} överskrids i {steps}.',
  },
  en: {
    power: 'Power',
    rank: 'In order of size',
    subscribed: 'Subscribed power',
    over: 'Above subscribed power',
    overBy: '{value} above subscribed power',
    place: '{step} {place} of {of}',
    axis: 'share of {steps}',
    window: 'Showing {place}, from {high} down to {low}.',
    down: '{high} down to {low}',
    lowestReached: 'the lowest level is reached {share} percent of the time',
    lowestReachedNote: 'The lowest level is reached {share} of the time',
    reached: 'Reached {share} of the time',
    levels:
      'At least {tenth} for 10\u00A0% of the time, at least {half} for half of the time, lowest {lowest}.',
    neverExceeded: 'Subscribed power {level} is never exceeded.',
    exceeded: 'Subscribed power {level} is exceeded in {steps}.',
  },
});
