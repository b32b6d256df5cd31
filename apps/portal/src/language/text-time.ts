import * as format from '@vinrod/ui/format';

import { pageLanguage } from './page-language.ts';

/** `formatTextTime` in the page's language. */
export function formatTextTime(...[instant]: Parameters<typeof format.formatTextTime>): string {
  return format.formatTextTime(instant, pageLanguage);
}
