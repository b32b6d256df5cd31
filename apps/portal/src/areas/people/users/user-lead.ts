import { formatDateTime } from '@vinrod/ui/format';

import { t } from '#messages';

import type { User } from './user.ts';

/** Shown below a user's name: title, and last sign-in. */
export function userLead({ title, last_login: at }: Pick<User, 'title' | 'last_login'>): string {
  const what = title ?? t('people.noTitle');
  return at === null
    ? t('people.leadNever', { title: what })
    : t('people.lead', { title: what, time: formatDateTime(at) });
}
