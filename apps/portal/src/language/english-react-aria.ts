import { localeOf } from '@vinrod/locale/messages/language';
import * as english from 'react-aria-components/i18n/en-US';

/**
 * Gives react-aria its English words, of which the build leaves the Swedish only: in the two places where documents
 * that were rendered on a server leave the words of one language. Its types know no default export.
 */
export function sayReactAriaInEnglish(): void {
  Object.assign(globalThis, {
    [Symbol.for('react-aria.i18n.locale')]: localeOf.en,
    [Symbol.for('react-aria.i18n.strings')]: Reflect.get(english, 'default'),
  });
}
