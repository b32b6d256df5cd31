import { pageTexts } from '#messages';

import { passkeyMessages } from '../messages/passkeys.ts';

/** Texts of one's own passkeys, and those of the catalogue. */
export const { t } = pageTexts(passkeyMessages);
