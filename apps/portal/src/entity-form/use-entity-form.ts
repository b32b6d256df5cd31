import type { FormProblems } from '@vinrod/ui/form';

import type { Draft } from '#drafts';
import { useSubmission } from '#forms';

/** Options of {@link useEntityForm}. */
export interface EntityFormOptions<
  Value extends object,
  Labels extends Readonly<Record<string, string>>,
  Saved,
> {
  /** Draft of the form; stored with `useDraft`, not stored with `useUnstoredDraft`. */
  readonly draft: Draft<Value>;
  /** Field labels by the contract's names, in display order. */
  readonly labels: Labels;
  /** The contract's names of form fields, where they differ. */
  readonly names?: { readonly [Key in keyof Value]?: string };
  /** Client-side validation errors by field name. */
  readonly check?: (value: Value) => Readonly<Record<string, string>>;
  /** Makes the call. Errors are shown beside the fields, or above them. */
  readonly save: (value: Value) => Promise<Saved>;
  /** Runs after saving, when the draft is no longer stored. */
  readonly onSaved?: (saved: Saved) => void | Promise<void>;
}

/** Props for a form field of the kit. */
export interface EntityField<Value> {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly errorMessage: string | undefined;
}

/** Form that creates or edits an entity: see {@link useEntityForm}. */
export interface EntityFormState<
  Value extends object,
  Labels extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
> {
  readonly value: Value;
  /** Messages by name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly labels: Labels;
  readonly problems: FormProblems;
  readonly isPending: boolean;
  /** Whether it differs from the saved value. */
  readonly isChanged: boolean;
  /** Whether it restored input from before a reload or a new sign-in. */
  readonly isRestored: boolean;
  /** Changes fields and clears their errors. */
  readonly change: (changed: Partial<Value>) => void;
  /** Props of a field, passed straight to the kit's component. */
  readonly field: <Name extends keyof Value & keyof Labels & string>(name: Name) => EntityField<Value[Name]>;
  readonly discard: () => void;
  readonly submit: () => void;
}

/**
 * Manages a form: validates the input, sends it, and stores the draft until it is saved; errors are shown beside their
 * fields. Render it with `EntityForm`.
 */
export function useEntityForm<
  Value extends object,
  const Labels extends Readonly<Record<string, string>>,
  Saved,
>({
  draft,
  labels,
  names = {},
  check,
  save,
  onSaved,
}: EntityFormOptions<Value, Labels, Saved>): EntityFormState<Value, Labels> {
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(Object.keys(labels));
  const { value, isChanged, isRestored, discard } = draft;

  function change(changed: Partial<Value>): void {
    draft.change(changed);
    const changedNames = Object.keys(changed).map((key) => Reflect.get(names, key) ?? key);
    Object.keys(errors.fields)
      .filter((reported) => changedNames.some((name) => reported === name || reported.startsWith(`${name}.`)))
      .forEach(clearField);
  }

  function submit(): void {
    const refused = check?.(value) ?? {};
    if (Object.keys(refused).length > 0) {
      refuse(refused);
      return;
    }
    void send(async () => {
      const saved = await save(value);
      draft.markSaved();
      await onSaved?.(saved);
    });
  }

  function field<Name extends keyof Value & keyof Labels & string>(name: Name): EntityField<Value[Name]> {
    return {
      label: labels[name] ?? name,
      name,
      value: value[name],
      onChange: (typed) => {
        const changed: Partial<Value> = {};
        changed[name] = typed;
        change(changed);
      },
      errorMessage: errors.fields[name],
    };
  }

  return {
    value,
    errors: errors.fields,
    labels,
    problems,
    isPending,
    isChanged,
    isRestored,
    change,
    field,
    discard,
    submit,
  };
}
