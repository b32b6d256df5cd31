import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** The days of a site with the highest consumption. */
export const peakDayMessages = defineMessages('peak-days', {
  sv: {
    'peakDays.title': 'Dygn med högst förbrukning {year}',
    'peakDays.label': 'Dygn med högst förbrukning',
    'peakDays.day': 'Dygn',
    'peakDays.temperature': 'Temperatur',
    'peakDays.none': 'Inga hela dygn med värden ännu',
  },
  en: {
    'peakDays.title': 'Days with the highest consumption in {year}',
    'peakDays.label': 'Days with the highest consumption',
    'peakDays.day': 'Day',
    'peakDays.temperature': 'Temperature',
    'peakDays.none': 'No whole days with values yet',
  },
});
