import type { ReactElement } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';

import { useMediaQuery } from '../media-query/use-media-query.ts';
import { useMessages } from '../messages/use-messages.ts';
import { rangePickerMessages } from './messages.ts';
import { isSameRange, type ValueRange } from './range-check.ts';
import * as styles from './RangeDialog.css.ts';

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

const custom = 'custom';

/** The presets of a range picker, with "Eget intervall" last. */
export function PresetList({ presets, value, onSelect, onCustom }: PresetListProps): ReactElement {
  const text = useMessages(rangePickerMessages);
  const isColumn = useMediaQuery(styles.sideBySide);
  const match = presets.findIndex(({ range }) => isSameRange(range, value));
  return (
    <ListBox
      aria-label={text('presets')}
      className={styles.presets}
      disallowEmptySelection
      layout={isColumn ? 'stack' : 'grid'}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        const preset = presets[Number(key)];
        if (preset === undefined) onCustom();
        else onSelect(preset.range);
      }}
      selectedKeys={[match === -1 ? custom : String(match)]}
      selectionMode="single"
    >
      {presets.map(({ label }, index) => (
        <ListBoxItem className={styles.preset} id={String(index)} key={label} textValue={label}>
          {label}
        </ListBoxItem>
      ))}
      <ListBoxItem className={styles.preset} id={custom} textValue={text('custom')}>
        {text('custom')}
      </ListBoxItem>
    </ListBox>
  );
}
