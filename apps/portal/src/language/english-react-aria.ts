import { localeOf } from '@vinrod/locale/messages/language';
import * as english from 'react-aria-components/i18n/en-US';

/**
 * Gives react-aria its English strings, since the build keeps only the Swedish ones. Uses the two globals where
 * server-rendered documents put the strings of one language. The module's types lack its default export.
 */
export function sayReactAriaInEnglish(): void {
  Object.assign(globalThis, {
    [Symbol.for('react-aria.i18n.locale')]: localeOf.en,
    [Symbol.for('react-aria.i18n.strings')]: Reflect.get(english, 'default'),
  });
}
