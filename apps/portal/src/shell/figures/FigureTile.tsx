import { StatTile, type StatTileProps } from '@vinrod/ui/stat-tile';
import type { ReactElement, ReactNode } from 'react';

import type { EntryName } from './entry-name.ts';
import { FigureHelp } from './FigureHelp.tsx';

export interface FigureTileProps extends Omit<StatTileProps, 'help'> {
  /** The figure, and others that its tile tells beside it. */
  readonly figures: readonly [EntryName, ...EntryName[]];
  /** What the figure is called in its help, where the label is something else (a period). */
  readonly helpLabel?: string;
  /** What its help has to add in just this place. */
  readonly moreHelp?: ReactNode;
}

/** A key figure with its help. No page shows one without: every figure has its place in the dictionary. */
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
