import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';

import { Icon } from '../icon/Icon.tsx';
import * as styles from './SegmentedControl.css.ts';

/** One choice of a {@link SegmentedControl}. */
export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for example "Upplösning". */
  readonly label: string;
  /** Keeps the label for screen readers only. */
  readonly isLabelHidden?: boolean;
  /** Two to five choices with short names; more belong in a select. */
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly size?: keyof typeof styles.sizes;
  readonly isDisabled?: boolean;
}

/** One choice out of a few, all in view. A radio group: arrows move and choose, Tab passes through. */
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
          // RadioField brings a field with a description to each choice, and a segment is a label alone.
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
