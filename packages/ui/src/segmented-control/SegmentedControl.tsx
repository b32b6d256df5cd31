import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';

import { Icon } from '../icon/Icon.tsx';
import * as styles from './SegmentedControl.css.ts';

/** An option of a {@link SegmentedControl}. */
export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name, for example "Upplösning". */
  readonly label: string;
  /** Hides the label visually. */
  readonly isLabelHidden?: boolean;
  /** Two to five options with short names; for more use a select. */
  readonly segments: readonly Segment<Value>[];
  /** The selected segment. */
  readonly value: Value;
  /** Called with the segment that was pressed. */
  readonly onChange: (value: Value) => void;
  /** Height; follows the density of the region. */
  readonly size?: keyof typeof styles.sizes;
  /** Cannot be used; say why on the screen. */
  readonly isDisabled?: boolean;
}

/** One choice among a few visible options. A radio group: arrow keys move and select, Tab leaves it. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelHidden = false,
  segments,
  value,
  onChange,
  size = 'md',
  isDisabled = false,
}: SegmentedControlProps<Value>): ReactElement {
  const select = (selected: string) => {
    const segment = segments.find((candidate) => candidate.value === selected);
    if (segment !== undefined) onChange(segment.value);
  };
  return (
    <RadioGroup
      className={styles.group}
      isDisabled={isDisabled}
      onChange={select}
      orientation="horizontal"
      value={value}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {isLabelHidden ? null : <Label className={styles.label}>{label}</Label>}
      <div className={styles.track}>
        {segments.map(({ value: own, label: name, icon, isDisabled: isOff = false }) => (
          // RadioField adds a description to each option, and a segment is a label alone.
          // oxlint-disable-next-line typescript/no-deprecated
          <Radio
            className={`${styles.segment} ${styles.sizes[size]}`}
            isDisabled={isOff}
            key={own}
            value={own}
          >
            {icon === undefined ? null : <Icon icon={icon} size="sm" />}
            <span className={styles.text} data-text={name}>
              {name}
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
