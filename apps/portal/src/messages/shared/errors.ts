import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Error pages, error states and the words of a failed call. The English sentences are the spec's (section 8). */
export const errorMessages = defineMessages('errors', {
  sv: {
    'errors.forbidden.title': 'Behörighet saknas',
    'errors.forbidden.text':
      'Du har inte behörighet att se den här sidan. Be en koncernadministratör om behörigheten.',
    'errors.forbidden.literal': 'Sorry, you are not authorized to access this page.',
    'errors.notFound.title': 'Sidan hittades inte',
    'errors.notFound.text': 'Adressen finns inte. Sidan kan ha flyttats eller tagits bort.',
    'errors.notFound.search':
      'Adressen kan vara felskriven, eller så har sidan flyttats eller tagits bort. Sök efter det du letar efter, eller gå tillbaka.',
    'errors.back': 'Gå tillbaka',
    'errors.crash.title': 'Något gick fel',
    'errors.crash.text': 'Det beror inte på dig. Försök igen om en stund.',
    'errors.crash.literal': 'Sorry, something went wrong.',
    'errors.crash.retryLiteral': 'Try again',
    'errors.toOverview': 'Till översikten',
    'errors.toSignIn': 'Till inloggningen',
    'errors.retry': 'Försök igen',
    'errors.load.title': 'Uppgifterna kunde inte hämtas',
    'errors.unknown': 'Something went wrong!',
  },
});
