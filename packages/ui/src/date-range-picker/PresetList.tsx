import type { ReactElement } from 'react';

import { ChoiceList } from './ChoiceList.tsx';
import { isSameRange, type ValueRange } from './range-check.ts';

/** A named range, selected with one press. */
export interface NamedRange {
  readonly label: string;
  readonly range: ValueRange;
}

export interface PresetListProps {
  readonly presets: readonly NamedRange[];
  /** The selected range; marks the preset with the same range, otherwise "Eget intervall". */
  readonly value: ValueRange | null;
  readonly onSelect: (range: ValueRange) => void;
  /** Called when the user selects "Eget intervall". */
  readonly onCustom: () => void;
}

/** The presets of a range picker, with "Eget intervall" last. */
export function PresetList({ presets, value, onSelect, onCustom }: PresetListProps): ReactElement {
  const match = presets.findIndex(({ range }) => isSameRange(range, value));
  return (
    <ChoiceList
      choices={presets.map(({ label }, index) => ({ id: String(index), label }))}
      onCustom={onCustom}
      onSelect={(id) => {
        const preset = presets[Number(id)];
        if (preset !== undefined) onSelect(preset.range);
      }}
      selectedId={match === -1 ? null : String(match)}
    />
  );
}
