import type { ServiceScope } from '@vinrod/api-client';
import { serviceScopeNames } from '@vinrod/api-client/event-words';

import { pageLanguage } from '#language';

/** Every scope, in display order. */
export const everyScope: readonly ServiceScope[] = [
  'organisation',
  'prices',
  'temperatures',
  'meter_values',
  'invoices',
];

/** What an account with the scope may send, in a word. */
export function scopeName(scope: ServiceScope): string {
  return serviceScopeNames[scope][pageLanguage];
}
