/** Texts for the screen about news. */
export const newsTexts = {
  blankTitle: { sv: 'Skriv en rubrik.', en: 'Give a title.' },
  blankText: { sv: 'Skriv en text innan nyheten publiceras.', en: 'Write a text before publishing.' },
  scheduleNeedsTime: {
    sv: 'Välj en tid framåt när nyheten ska publiceras.',
    en: 'Choose a time ahead at which the news is published.',
  },
  endsBeforeStart: {
    sv: 'Nyheten måste tas ned efter att den har publicerats.',
    en: 'The news has to be taken down after it is published.',
  },
  tooManyTags: {
    sv: 'Texten har för mycket formatering (högst 3 000 HTML-taggar).',
    en: 'The text has too much formatting (3,000 HTML tags at most).',
  },
  noCorporateGroups: { sv: 'Välj minst en koncern.', en: 'Choose one corporate group at least.' },
  unknownCorporateGroup: {
    sv: 'En av koncernerna finns inte.',
    en: 'One of the corporate groups does not exist.',
  },
  unknownAttachment: { sv: 'En av filerna finns inte.', en: 'One of the files does not exist.' },
  noImage: { sv: 'Nyheten har ingen bild.', en: 'The news has no picture.' },
  describeImage: { sv: 'Beskriv vad bilden visar.', en: 'Describe what the picture shows.' },
  noFiles: { sv: 'Välj minst en fil.', en: 'Choose one file at least.' },
  fileTooLarge: { sv: 'Filen är för stor (högst 10 MB).', en: 'The file is too large (10 MB at most).' },
  emptyFile: { sv: 'Filen är tom.', en: 'The file is empty.' },
  badFileName: { sv: 'Filens namn går inte att använda.', en: 'The name of the file cannot be used.' },
  wrongFileKind: {
    sv: 'Filen måste vara pdf, xlsx, csv, jpg eller png.',
    en: 'The file has to be pdf, xlsx, csv, jpg or png.',
  },
  wrongImageKind: { sv: 'Bilden måste vara jpg eller png.', en: 'The picture has to be jpg or png.' },
  imageTooLarge: {
    sv: 'Bilden får vara högst 6 000 × 6 000 bildpunkter.',
    en: 'The picture may be 6,000 × 6,000 pixels at most.',
  },
  imageTooSmall: {
    sv: 'Bilden måste vara minst 255 × 196 bildpunkter.',
    en: 'The picture has to be 255 × 196 pixels at least.',
  },
} as const;
