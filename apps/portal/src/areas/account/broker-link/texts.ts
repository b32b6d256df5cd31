import { pageTexts } from '#messages';

import { brokerLinkMessages } from '../messages/broker-link.ts';

/** Texts of linking the own account to the broker, and those of the catalogue. */
export const { t } = pageTexts(brokerLinkMessages);
