import type { ClipboardEvent, FocusEvent, KeyboardEvent, ReactElement, ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';

import * as fieldStyles from '../field/Field.css.ts';
import { EN_DASH } from '@vinrod/locale/characters';
import * as styles from './RangeInputs.css.ts';
import type { RangeDraftControl, RangeEndName } from './use-range-draft.ts';

export interface RangeInputsProps {
  readonly control: RangeDraftControl;
  /** Labels of the inputs. */
  readonly labels: Readonly<Record<RangeEndName, string>>;
  /** Names of the inputs in a form. */
  readonly names?: Partial<Readonly<Record<RangeEndName, string>>>;
  /** Width of a value. */
  readonly width: 'day' | 'month';
  /** `sm` also hides the labels visually. */
  readonly size: 'sm' | 'md';
  readonly isDisabled: boolean;
  /** Marks both inputs as invalid, for an external error. */
  readonly isInvalid?: boolean;
  /** Id of the error text. */
  readonly errorId: string;
  /** Button inside the first input. */
  readonly open?: ReactNode;
  /** Called with Alt and arrow down in an input. */
  readonly onOpen?: () => void;
  readonly startRef?: Ref<HTMLInputElement>;
}

/** Two inputs with a dash between, bound to a draft. They only mark errors; the error text is shown below. */
export function RangeInputs({
  control,
  labels,
  names = {},
  width,
  size,
  isDisabled,
  isInvalid: isInvalidOutside = false,
  errorId,
  open,
  onOpen,
  startRef,
}: RangeInputsProps): ReactElement {
  const leaves = (end: RangeEndName) => (event: FocusEvent<HTMLInputElement>) => {
    const both = event.currentTarget.closest('[data-range-inputs]');
    control.leave(end, event.currentTarget.value, both?.contains(event.relatedTarget) !== true);
  };
  const keys = (end: RangeEndName) => (event: KeyboardEvent<HTMLInputElement>) => {
    const opens = onOpen !== undefined && event.altKey && event.key === 'ArrowDown';
    if (opens || event.key === 'Enter') control.leave(end, event.currentTarget.value, true);
    if (!opens) return;
    event.preventDefault();
    onOpen();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (control.pasteRange(event.clipboardData.getData('text'))) event.preventDefault();
  };
  const input = (end: RangeEndName): ReactElement => {
    const isInvalid = isInvalidOutside || control.problems[end] !== null || control.isReversed;
    const button = end === 'start' ? open : undefined;
    const name = names[end];
    const isSmall = size === 'sm';
    const smallWidth = width === 'day' ? styles.width.smallDay : styles.width.smallMonth;
    const ownWidth = isSmall ? smallWidth : styles.width[width];
    const box = [fieldStyles.control, fieldStyles.controlSize[size], styles.control];
    if (button !== undefined) box.push(styles.controlWithButton);
    return (
      <TextField
        className={`${styles.field} ${button === undefined ? ownWidth : styles.withButton[width]}`}
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        onChange={(typed) => control.type(end, typed)}
        value={control.draft[end]}
        {...(name === undefined ? {} : { name })}
        {...(isSmall ? { 'aria-label': labels[end] } : {})}
        {...(isInvalid ? { 'aria-describedby': errorId } : {})}
      >
        {isSmall ? null : <Label className={fieldStyles.label}>{labels[end]}</Label>}
        <Group className={box.join(' ')} isDisabled={isDisabled} isInvalid={isInvalid} role="presentation">
          {button}
          <Input
            autoComplete="off"
            className={fieldStyles.input}
            onBlur={leaves(end)}
            onKeyDown={keys(end)}
            onPaste={paste}
            spellCheck={false}
            {...(end === 'start' && startRef !== undefined ? { ref: startRef } : {})}
          />
        </Group>
      </TextField>
    );
  };
  return (
    <div className={styles.inputs} data-range-inputs="">
      {input('start')}
      <span aria-hidden="true" className={size === 'sm' ? `${styles.dash} ${styles.dashSmall}` : styles.dash}>
        {EN_DASH}
      </span>
      {input('end')}
    </div>
  );
}
