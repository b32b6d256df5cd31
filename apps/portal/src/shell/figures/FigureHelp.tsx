import { DescriptionList } from '@vinrod/ui/description-list';
import { HelpPopover } from '@vinrod/ui/help-popover';
import { Text } from '@vinrod/ui/text';
import type { ReactElement, ReactNode } from 'react';

import type { EntryName } from './entry-name.ts';
import { OnDemandDictionary } from './OnDemandDictionary.tsx';
import type { Dictionary } from './dictionary.ts';

export interface FigureHelpProps {
  /** Entries to explain: one figure, or several shown together. */
  readonly names: readonly [EntryName, ...EntryName[]];
  /** Name of the figure or group where the button is. */
  readonly label: string;
  /** Extra explanation for this place. */
  readonly children?: ReactNode;
}

/** Info button beside a figure, a table or a difficult term, with its dictionary entries. */
export function FigureHelp({ names, label, children }: FigureHelpProps): ReactElement {
  return (
    <HelpPopover term={label}>
      <OnDemandDictionary>{meanings}</OnDemandDictionary>
      {children}
    </HelpPopover>
  );

  /** A single entry needs no name, since the popover has it. */
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
