import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the app shell. */
export const appShellMessages = defineMessages('app-shell', {
  sv: {
    mainMenu: 'Huvudmeny',
    shortcuts: 'Genvägar',
    menu: 'Meny',
    more: 'Mer',
    close: 'Stäng menyn',
    collapse: 'Fäll ihop menyn',
    expand: 'Fäll ut menyn',
    toStart: '{name}, till startsidan',
  },
  en: {
    mainMenu: 'Main menu',
    shortcuts: 'Shortcuts',
    menu: 'Menu',
    more: 'More',
    close: 'Close the menu',
    collapse: 'Collapse the menu',
    expand: 'Expand the menu',
    toStart: '{name}, to the start page',
  },
});
