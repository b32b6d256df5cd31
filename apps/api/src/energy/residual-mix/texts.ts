/** Texts for the screen about residual mixes. */
export const residualMixTexts = {
  sumIsNot100: { sv: 'Summan måste bli 100 %.', en: 'The sum must be 100 %.' },
  yearIsThere: {
    sv: 'Det finns redan värden för det här året.',
    en: 'There are values for this year already.',
  },
  yearIsNotOver: {
    sv: 'Värden finns först när året är slut.',
    en: 'There are no values before the year is over.',
  },
  publishedTooEarly: {
    sv: 'Värdena kan inte ha publicerats innan året var slut.',
    en: 'The values cannot have been published before the year was over.',
  },
  twoDecimals: { sv: 'Ange högst två decimaler.', en: 'Give two decimals at most.' },
  sixDecimals: { sv: 'Ange högst sex decimaler.', en: 'Give six decimals at most.' },
  webAddress: {
    sv: 'Ange en adress som börjar med https:// eller http://.',
    en: 'Give an address that starts with https:// or http://.',
  },
  noSuchDate: {
    sv: 'Ange ett datum som finns, som ÅÅÅÅ-MM-DD.',
    en: 'Give a date that exists, as YYYY-MM-DD.',
  },
  required: { sv: 'Obligatoriskt fält.', en: 'Required field.' },
  usedByCertificates: {
    sv: 'Värdena används av utfärdade certifikat.',
    en: 'The values are used by certificates that have been issued.',
  },
} as const;
