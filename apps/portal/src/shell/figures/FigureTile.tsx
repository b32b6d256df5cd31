import { StatTile, type StatTileProps } from '@vinrod/ui/stat-tile';
import type { ReactElement, ReactNode } from 'react';

import type { EntryName } from './entry-name.ts';
import { FigureHelp } from './FigureHelp.tsx';

export interface FigureTileProps extends Omit<StatTileProps, 'help'> {
  /** The figure, and others shown in the same tile. */
  readonly figures: readonly [EntryName, ...EntryName[]];
  /** Name of the figure in its help, when the label is something else (a period). */
  readonly helpLabel?: string;
  /** Extra help for this place. */
  readonly moreHelp?: ReactNode;
}

/** Key figure with its help. Pages always use this: every figure is in the dictionary. */
export function FigureTile({ figures, helpLabel, moreHelp, ...tile }: FigureTileProps): ReactElement {
  return (
    <StatTile
      {...tile}
      help={
        <FigureHelp names={figures} label={helpLabel ?? tile.label}>
          {moreHelp}
        </FigureHelp>
      }
    />
  );
}
