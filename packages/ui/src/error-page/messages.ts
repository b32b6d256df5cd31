import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the error pages. */
export const errorPageMessages = defineMessages('error-page', {
  sv: {
    title403: 'Du har inte behörighet att se den här sidan.',
    text403: 'Be en koncernadministratör om behörighet om du behöver sidan.',
    title404: 'Sidan hittades inte.',
    text404: 'Adressen kan vara felskriven, eller så har sidan flyttat.',
    title500: 'Något gick fel.',
    text500: 'Det beror inte på dig. Försök igen om en stund. Dina sparade uppgifter är kvar.',
    reference: 'Ange felkoden {code} om du hör av dig.',
  },
  en: {
    title403: 'You may not see this page.',
    text403: 'Ask an administrator of your group for permission if you need the page.',
    title404: 'The page was not found.',
    text404: 'The address may be misspelt, or the page has moved.',
    title500: 'Something went wrong.',
    text500: 'It is not your fault. Try again in a while. What you saved is still there.',
    reference: 'Give the error code {code} if you contact us.',
  },
});
