import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

import { useLanguage } from '../messages/message-settings.ts';
import { coverageInSwedish } from './coverage-in-swedish.ts';

/** The guide of what other libraries have, in the language of the page. */
export function Coverage({ guide }: { readonly guide: string }): ReactElement {
  return <Markdown>{useLanguage() === 'sv' ? coverageInSwedish(guide) : guide}</Markdown>;
}
