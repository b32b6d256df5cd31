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
    'errors.load.what': '{what} kunde inte hämtas',
    'errors.load.parts': '{count, plural, one {En del av sidan saknas} other {# delar av sidan saknas}}',
    'errors.load.all': '”Försök igen” hämtar allt som saknas.',
    'errors.action': 'Det gick inte att spara',
    'errors.unknown': 'Något gick fel på sidan. Ladda om den och försök igen.',
    'errors.strangeAnswer': 'Servern svarade med något som portalen inte förstår.',
    'errors.redirected': 'Servern hänvisade till en annan adress, och dit går portalen inte.',
    'errors.failedCall': 'Servern kunde inte svara på det här. Försök igen om en stund.',
  },
  en: {
    'errors.forbidden.title': 'Permission missing',
    'errors.forbidden.text':
      'You do not have permission to see this page. Ask an administrator of your corporate group for it.',
    'errors.forbidden.literal': 'Sorry, you are not authorized to access this page.',
    'errors.notFound.title': 'Page not found',
    'errors.notFound.text': 'The address does not exist. The page may have been moved or removed.',
    'errors.notFound.search':
      'The address may be misspelt, or the page has been moved or removed. Search for what you are looking for, or go back.',
    'errors.back': 'Go back',
    'errors.crash.title': 'Something went wrong',
    'errors.crash.text': 'It is not your fault. Try again in a while.',
    'errors.crash.literal': 'Sorry, something went wrong.',
    'errors.crash.retryLiteral': 'Try again',
    'errors.toOverview': 'To the overview',
    'errors.toSignIn': 'To the sign-in page',
    'errors.retry': 'Try again',
    'errors.load.what': '{what} could not be loaded',
    'errors.load.parts':
      '{count, plural, one {A part of the page is missing} other {# parts of the page are missing}}',
    'errors.load.all': '“Try again” loads everything that is missing.',
    'errors.action': 'It could not be saved',
    'errors.unknown': 'Something went wrong on the page. Reload it and try again.',
    'errors.strangeAnswer': 'The server answered with something that the portal does not understand.',
    'errors.redirected': 'The server pointed to another address, where the portal does not go.',
    'errors.failedCall': 'The server could not answer this. Try again in a while.',
  },
});
