import { defineMessages } from '@vinrod/locale/messages/define-messages';
import { textsOf } from '@vinrod/locale/messages/texts';

/** Sheet names, column headings and refusals of files of what is missing. */
export const missingValueTexts = textsOf(
  defineMessages('missing-values', {
    sv: {
      sites: 'Saknade mätvärden',
      days: 'Dygn',
      corporateGroup: 'Koncern',
      company: 'Bolag',
      siteId: 'Anläggnings-id',
      site: 'Anläggning',
      gridOwner: 'Nätägare',
      gridArea: 'Nätområde',
      interval: 'Mätintervall',
      quarter: 'Kvart',
      hour: 'Timme',
      since: 'Saknas sedan',
      lastDay: 'Senaste dygn som saknas',
      dayCount: 'Antal dygn',
      day: 'Dygn',
      missingHours: 'Timmar som saknas',
      tooManySites: 'Filen blir för stor. Välj en koncern eller en nätägare.',
    },
    en: {
      sites: 'Missing meter values',
      days: 'Days',
      corporateGroup: 'Corporate group',
      company: 'Company',
      siteId: 'Site id',
      site: 'Site',
      gridOwner: 'Grid owner',
      gridArea: 'Grid area',
      interval: 'Metering interval',
      quarter: 'Quarter',
      hour: 'Hour',
      since: 'Missing since',
      lastDay: 'Latest missing day',
      dayCount: 'Number of days',
      day: 'Day',
      missingHours: 'Missing hours',
      tooManySites: 'The file would be too large. Choose a corporate group or a grid owner.',
    },
  }),
);
