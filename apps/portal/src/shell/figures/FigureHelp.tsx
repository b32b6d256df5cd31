import { DescriptionList } from '@vinrod/ui/description-list';
import { HelpPopover } from '@vinrod/ui/help-popover';
import { Text } from '@vinrod/ui/text';
import type { ReactElement, ReactNode } from 'react';

import type { EntryName } from './entry-name.ts';
import { OnDemandDictionary } from './OnDemandDictionary.tsx';
import type { Dictionary } from './dictionary.ts';

export interface FigureHelpProps {
  /** What is explained: one figure, or those that stand together. */
  readonly names: readonly [EntryName, ...EntryName[]];
  /** What it is called where the button stands. */
  readonly label: string;
  /** What is to be added for just this place. */
  readonly children?: ReactNode;
}

/** Info button beside a figure, a table or a hard word, with what the dictionary of figures says. */
export function FigureHelp({ names, label, children }: FigureHelpProps): ReactElement {
  return (
    <HelpPopover term={label}>
      <OnDemandDictionary>{meanings}</OnDemandDictionary>
      {children}
    </HelpPopover>
  );

  /** One alone goes without its name, which is that of the popover. */
  function meanings(dictionary: Dictionary): ReactElement {
    if (names.length === 1) return <Text>{dictionary[names[0]].definition}</Text>;
    return (
      <DescriptionList
        layout="above"
        items={names.map((name) => ({ term: dictionary[name].name, details: dictionary[name].definition }))}
      />
    );
  }
}
