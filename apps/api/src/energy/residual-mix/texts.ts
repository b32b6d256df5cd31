import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../../messages/define-messages.ts';

/** Messages about residual mixes. */
export const residualMixTexts = textsOf(
  defineMessages('residual-mix', {
    sv: {
      sumIsNot100: 'Summan måste bli 100\u00A0%.',
      yearIsThere: 'Det finns redan värden för det här året.',
      yearIsNotOver: 'Värden finns först när året är slut.',
      publishedTooEarly: 'Värdena kan inte ha publicerats innan året var slut.',
      twoDecimals: 'Ange högst två decimaler.',
      sixDecimals: 'Ange högst sex decimaler.',
      webAddress: 'Ange en adress som börjar med https:// eller http://.',
      noSuchDate: 'Ange ett datum som finns, som ÅÅÅÅ-MM-DD.',
      required: 'Obligatoriskt fält.',
      usedByCertificates: 'Värdena används av utfärdade certifikat.',
    },
    en: {
      sumIsNot100: 'The sum must be 100\u00A0%.',
      yearIsThere: 'There are values for this year already.',
      yearIsNotOver: 'There are no values before the year is over.',
      publishedTooEarly: 'The values cannot have been published before the year was over.',
      twoDecimals: 'Give two decimals at most.',
      sixDecimals: 'Give six decimals at most.',
      webAddress: 'Give an address that starts with https:// or http://.',
      noSuchDate: 'Give a date that exists, as YYYY-MM-DD.',
      required: 'Required field.',
      usedByCertificates: 'The values are used by certificates that have been issued.',
    },
  }),
);
