import { HelpPopover } from '@vinrod/ui/help-popover';
import type { ReactElement } from 'react';

import { terms, type TermName } from './terms.ts';

/** Props of {@link TermHelp}. */
export interface TermHelpProps {
  readonly name: TermName;
}

/** Info button beside a hard word, with its explanation from the word list. */
export function TermHelp({ name }: TermHelpProps): ReactElement {
  const { word, meaning } = terms[name];
  return <HelpPopover term={word}>{meaning}</HelpPopover>;
}
