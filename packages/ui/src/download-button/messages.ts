import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the download button. */
export const downloadButtonMessages = defineMessages('download-button', {
  sv: {
    download: 'Ladda ner',
    busy: 'Hämtar …',
    progress: 'Hämtar, {percent}\u00a0%',
    done: 'Hämtad: {name}',
    failed: 'Filen kunde inte hämtas.',
    retry: 'Försök igen',
  },
  en: {
    download: 'Download',
    busy: 'Downloading …',
    progress: 'Downloading, {percent}\u00a0%',
    done: 'Downloaded: {name}',
    failed: 'The file could not be downloaded.',
    retry: 'Try again',
  },
});
