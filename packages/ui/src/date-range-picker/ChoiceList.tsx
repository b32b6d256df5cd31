import type { ReactElement } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';

import { useMediaQuery } from '../media-query/use-media-query.ts';
import { useMessages } from '../messages/use-messages.ts';
import { rangePickerMessages } from './messages.ts';
import * as styles from './RangeDialog.css.ts';

/** A named choice beside a calendar. */
export interface RangeChoice {
  readonly id: string;
  readonly label: string;
}

/** Named choices, and which of them is selected. */
export interface RangeChoices {
  readonly choices: readonly RangeChoice[];
  /** `null` for a range of one's own. */
  readonly selectedId: string | null;
  /** Called with the id of the pressed choice, also when it is the selected one. */
  readonly onSelect: (id: string) => void;
  /** Name of a range of one's own, last among the choices; "Eget intervall" by default. */
  readonly customLabel?: string | undefined;
}

export interface ChoiceListProps extends RangeChoices {
  /** Called when the user selects a range of their own. */
  readonly onCustom: () => void;
  /** Takes the focus, on the selected choice. @default false */
  readonly takesFocus?: boolean;
}

const custom = 'custom';

/** Named choices beside the calendar of a range. */
export function ChoiceList({
  choices,
  selectedId,
  onSelect,
  customLabel,
  onCustom,
  takesFocus = false,
}: ChoiceListProps): ReactElement {
  const text = useMessages(rangePickerMessages);
  const isColumn = useMediaQuery(styles.sideBySide);
  const selected = selectedId ?? custom;
  return (
    <ListBox
      aria-label={text('presets')}
      className={styles.presets}
      layout={isColumn ? 'stack' : 'grid'}
      onSelectionChange={(keys) => {
        // A press on the selected choice unselects it: nothing is left.
        const [key = selected] = keys === 'all' ? [] : keys;
        if (key === custom) onCustom();
        else onSelect(String(key));
      }}
      selectedKeys={[selected]}
      selectionMode="single"
      // At the press down the browser would then move the focus back to the choice.
      shouldSelectOnPressUp
      {...(takesFocus ? { autoFocus: true } : {})}
    >
      {[...choices, { id: custom, label: customLabel ?? text('custom') }].map(({ id, label }) => (
        <ListBoxItem className={styles.preset} id={id} key={id} textValue={label}>
          {label}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
