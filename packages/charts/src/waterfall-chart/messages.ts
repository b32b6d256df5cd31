import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the waterfall chart. */
export const waterfallMessages = defineMessages('chart-waterfall', {
  sv: {
    left: 'Oförklarat',
    change: 'Förändring',
    after: 'Nivå efter',
    afterwards: 'därefter {level}',
    increase: 'ökning',
    decrease: 'minskning',
    course: 'Från {start} till {end}: {change}, från {from} till {to}.',
    up: 'Ökar mest: {what}.',
    down: 'Minskar mest: {what}.',
    missing: 'Värden saknas för {what}.',
    axis: 'Axeln visar skillnaden mot {start}, inte hela nivån.',
  },
  en: {
    left: 'Unexplained',
    change: 'Change',
    after: 'Level after',
    afterwards: 'then {level}',
    increase: 'increase',
    decrease: 'decrease',
    course: 'From {start} to {end}: {change}, from {from} to {to}.',
    up: 'Increasing most: {what}.',
    down: 'Decreasing most: {what}.',
    missing: 'Values are missing for {what}.',
    axis: 'The axis shows the difference from {start}, not the whole level.',
  },
});
