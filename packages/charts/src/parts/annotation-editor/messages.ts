import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the form for notes. */
export const annotationMessages = defineMessages('chart-annotations', {
  sv: {
    title: 'Noteringar, {when}',
    label: 'Notering',
    another: 'Ny notering',
    add: 'Lägg till',
    save: 'Spara',
    remove: 'Ta bort',
    close: 'Stäng',
    empty: 'Skriv något först.',
    added: 'Noteringen är tillagd.',
    saved: 'Noteringen är sparad.',
    removed: 'Noteringen är borttagen.',
  },
  en: {
    title: 'Notes, {when}',
    label: 'Note',
    another: 'New note',
    add: 'Add',
    save: 'Save',
    remove: 'Remove',
    close: 'Close',
    empty: 'Write something first.',
    added: 'The note is added.',
    saved: 'The note is saved.',
    removed: 'The note is removed.',
  },
});
