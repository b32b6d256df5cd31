import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** What screen readers say of the cursor. */
export const speechMessages = defineMessages('chart-speech', {
  sv: {
    highest: 'Högst, nummer {place}',
    lowest: 'Lägst, nummer {place}',
    gap: 'Lucka, {length}',
    mark: 'Notering',
    clock: 'Klockan ställs om',
    rank: '{place} av {of}',
    window: 'Visar {what}, {values}.',
    sum: 'Summa {sum}.',
  },
  en: {
    highest: 'Highest, number {place}',
    lowest: 'Lowest, number {place}',
    gap: 'Gap, {length}',
    mark: 'Note',
    clock: 'The clock changes',
    rank: '{place} of {of}',
    window: 'Showing {what}, {values}.',
    sum: 'Total {sum}.',
  },
});
