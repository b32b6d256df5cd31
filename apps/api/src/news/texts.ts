import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../messages/define-messages.ts';

/** Texts for the screen about news. */
export const newsTexts = textsOf(
  defineMessages('news', {
    sv: {
      blankTitle: 'Skriv en rubrik.',
      blankText: 'Skriv en text innan nyheten publiceras.',
      scheduleNeedsTime: 'Välj en tid framåt när nyheten ska publiceras.',
      endsBeforeStart: 'Nyheten måste tas ned efter att den har publicerats.',
      tooManyTags: 'Texten har för mycket formatering (högst 3 000 HTML-taggar).',
      noCorporateGroups: 'Välj minst en koncern.',
      unknownCorporateGroup: 'En av koncernerna finns inte.',
      unknownAttachment: 'En av filerna finns inte.',
      noImage: 'Nyheten har ingen bild.',
      describeImage: 'Beskriv vad bilden visar.',
      noFiles: 'Välj minst en fil.',
      fileTooLarge: 'Filen är för stor (högst 10 MB).',
      emptyFile: 'Filen är tom.',
      badFileName: 'Filens namn går inte att använda.',
      wrongFileKind: 'Filen måste vara pdf, xlsx, csv, jpg eller png.',
      wrongImageKind: 'Bilden måste vara jpg eller png.',
      imageTooLarge: 'Bilden får vara högst 6 000 × 6 000 bildpunkter.',
      imageTooSmall: 'Bilden måste vara minst 255 × 196 bildpunkter.',
    },
    en: {
      blankTitle: 'Give a title.',
      blankText: 'Write a text before publishing.',
      scheduleNeedsTime: 'Choose a time ahead at which the news is published.',
      endsBeforeStart: 'The news has to be taken down after it is published.',
      tooManyTags: 'The text has too much formatting (3,000 HTML tags at most).',
      noCorporateGroups: 'Choose one corporate group at least.',
      unknownCorporateGroup: 'One of the corporate groups does not exist.',
      unknownAttachment: 'One of the files does not exist.',
      noImage: 'The news has no picture.',
      describeImage: 'Describe what the picture shows.',
      noFiles: 'Choose one file at least.',
      fileTooLarge: 'The file is too large (10 MB at most).',
      emptyFile: 'The file is empty.',
      badFileName: 'The name of the file cannot be used.',
      wrongFileKind: 'The file has to be pdf, xlsx, csv, jpg or png.',
      wrongImageKind: 'The picture has to be jpg or png.',
      imageTooLarge: 'The picture may be 6,000 × 6,000 pixels at most.',
      imageTooSmall: 'The picture has to be 255 × 196 pixels at least.',
    },
  }),
);
