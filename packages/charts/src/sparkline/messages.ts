import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the sparkline. */
export const sparklineMessages = defineMessages('chart-sparkline', {
  sv: {
    text: '{values} {period}: högst {highest} {highestTime}, lägst {lowest} {lowestTime}, senast {latest}.',
  },
  en: {
    text: '{values} {period}: highest {highest} {highestTime}, lowest {lowest} {lowestTime}, latest {latest}.',
  },
});
