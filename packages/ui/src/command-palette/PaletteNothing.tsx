import type { ReactElement } from 'react';

import { useMessages } from '../messages/use-messages.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { state, stateTitle, waiting } from './CommandPalette.css.ts';
import { commandPaletteMessages } from './messages.ts';
import type { PaletteFindings } from './use-palette-search.ts';

export interface PaletteNothingProps {
  readonly search: string;
  readonly step: PaletteFindings['step'];
}

/** Shown instead of results: before the search, during it, or when nothing matches. */
export function PaletteNothing({ search, step }: PaletteNothingProps): ReactElement {
  const text = useMessages(commandPaletteMessages);
  if (search === '') return <p className={state}>{text('empty')}</p>;
  if (step === 'failed') return <p className={state}>{text('nothing')}</p>;
  if (step === 'loading') {
    return (
      <div className={waiting}>
        <Spinner isLabelVisible label={text('loading')} size="sm" />
      </div>
    );
  }
  return (
    <div className={state}>
      <p className={stateTitle}>{text('none', { search })}</p>
      <p>{text('noneHelp')}</p>
    </div>
  );
}
