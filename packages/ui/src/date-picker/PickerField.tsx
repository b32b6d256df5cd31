import { CalendarDays } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { TextField } from 'react-aria-components/TextField';

import { Field, hasError, type FieldProps } from '../field/Field.tsx';
import * as fieldStyles from '../field/Field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { surface } from '../popover/surface.css.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './PickerField.css.ts';
import type { ValueBounds, ValueProblem, ValueSyntax } from './typed-value.ts';
import { useValueDraft } from './use-value-draft.ts';

/** Props of every single-value picker. */
export interface PickerProps extends FieldProps {
  /** Name of the input in a form, which sends its text. */
  readonly name?: string;
  /** Cannot be used; say why on the screen. */
  readonly isDisabled?: boolean;
  /** Has to be filled in; fields that need not be say so. */
  readonly isRequired?: boolean;
  /** Height; follows the density of the region. @default 'md' */
  readonly size?: 'sm' | 'md' | 'lg';
}

export interface PickerFieldProps extends PickerProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly syntax: ValueSyntax;
  readonly bounds: ValueBounds;
  readonly placeholder: string;
  /** Name of the button. */
  readonly openLabel: string;
  /** Name of the popover. */
  readonly dialogLabel: string;
  readonly describe: (problem: ValueProblem) => string;
  /** Content of the popover; its callback selects a value and closes. */
  readonly children: (select: (value: string) => void) => ReactNode;
}

/** One value that is typed, pasted, or selected in a popover (opened by a button or Alt and arrow down). */
export function PickerField({
  value,
  onChange,
  syntax,
  bounds,
  placeholder,
  openLabel,
  dialogLabel,
  describe,
  children,
  size = 'md',
  label,
  hint,
  errorMessage,
  isOptional = false,
  labelAction,
  ...field
}: PickerFieldProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const control = useRef<HTMLDivElement>(null);
  const draft = useValueDraft(value, syntax, bounds, onChange);
  const error = draft.problem === null ? errorMessage : describe(draft.problem);
  const isInvalid = hasError(error);
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const opens = event.altKey && event.key === 'ArrowDown';
    if (opens || event.key === 'Enter') draft.leave(event.currentTarget.value);
    if (!opens) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <TextField
        {...field}
        className={fieldStyles.field}
        isInvalid={isInvalid}
        onChange={draft.type}
        validationBehavior="aria"
        value={draft.text}
      >
        <Field {...{ label, hint, isOptional, labelAction }} errorMessage={error}>
          <Group
            className={`${fieldStyles.control} ${fieldStyles.controlSize[size]} ${styles.control}`}
            isDisabled={field.isDisabled ?? false}
            isInvalid={isInvalid}
            ref={control}
            role="presentation"
          >
            <Button
              aria-expanded={isOpen}
              aria-haspopup="dialog"
              className={styles.open}
              isDisabled={field.isDisabled ?? false}
              onPress={() => setOpen(true)}
              slot={null}
            >
              <Icon icon={CalendarDays} />
              {/* Named by text, not by its own label: only the field matches the label. */}
              <VisuallyHidden>
                {openLabel}: {label}
              </VisuallyHidden>
            </Button>
            <Input
              autoComplete="off"
              className={fieldStyles.input}
              onBlur={(event) => draft.leave(event.currentTarget.value)}
              onKeyDown={keys}
              placeholder={placeholder}
              spellCheck={false}
            />
          </Group>
        </Field>
      </TextField>
      <Popover
        className={surface}
        isOpen={isOpen}
        offset={6}
        onOpenChange={setOpen}
        placement="bottom start"
        triggerRef={control}
      >
        <Dialog aria-label={dialogLabel} className={styles.dialog}>
          {children((selected) => {
            draft.select(selected);
            setOpen(false);
          })}
        </Dialog>
      </Popover>
    </>
  );
}
