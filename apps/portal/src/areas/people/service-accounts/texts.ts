import { pageTexts } from '#messages';

import { serviceAccountMessages } from '../messages/service-accounts.ts';

/** Texts of service accounts, which no other page uses, and those of the catalogue. */
export const { t } = pageTexts(serviceAccountMessages);
