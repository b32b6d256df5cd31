import { useState, type ReactElement } from 'react';

import { hasError } from '../field/Field.tsx';
import { formatNumber } from '@vinrod/locale/number';
import { useMessages } from '../messages/use-messages.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { numberFieldMessages } from './messages.ts';
import { readNumberEntry, type NumberEntry, type NumberLimits } from './number-entry.ts';

export interface NumberFieldProps
  extends
    Omit<
      TextFieldProps,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'icon' | 'endAction' | 'pattern'
    >,
    NumberLimits {
  /** The number; `null` for none. */
  readonly value: number | null;
  /** Called with each valid number, and with `null` for an empty field. */
  readonly onChange: (value: number | null) => void;
  /** Fixed number of decimals, for example 1 for "160,0"; as many as needed by default. */
  readonly decimals?: number;
}

function written(value: number | null, decimals: number | undefined): string {
  if (value === null) return '';
  return formatNumber(value, decimals === undefined ? {} : { decimals });
}

/**
 * A number with its unit. Accepts comma and point, spaces and both minus signs, also pasted; formats it in Swedish on
 * blur. Invalid text stays as typed, with an error below.
 */
export function NumberField({
  value,
  onChange,
  decimals,
  min,
  max,
  maxDecimals = decimals,
  errorMessage,
  onBlur,
  ...props
}: NumberFieldProps): ReactElement {
  const format = useMessages(numberFieldMessages);
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const limits = { min, max, maxDecimals };
  const entry: NumberEntry =
    draft === null
      ? value === null
        ? { kind: 'empty' }
        : { kind: 'number', value }
      : readNumberEntry(draft, limits);

  const fault = (): string | undefined => {
    if (entry.kind === 'unreadable') return format('unreadable');
    if (entry.kind === 'too-small') return format('too-small', { min: formatNumber(min ?? 0) });
    if (entry.kind === 'too-large') return format('too-large', { max: formatNumber(max ?? 0) });
    if (entry.kind === 'too-many-decimals')
      return format('too-many-decimals', { decimals: maxDecimals ?? 0 });
    return undefined;
  };

  return (
    <TextField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? written(value, decimals)}
      onChange={(text) => {
        setDraft(text);
        const next = readNumberEntry(text, limits);
        if (next.kind === 'number') onChange(next.value);
        if (next.kind === 'empty') onChange(null);
      }}
      onBlur={(event) => {
        // Errors show from the first blur on, and then on each change (principles.md, "Forms").
        setIsLeft(true);
        if (entry.kind === 'number' || entry.kind === 'empty') setDraft(null);
        onBlur?.(event);
      }}
      errorMessage={hasError(errorMessage) ? errorMessage : isLeft ? fault() : undefined}
    />
  );
}
