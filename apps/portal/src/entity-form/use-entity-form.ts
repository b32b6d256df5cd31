import type { FormProblems } from '@vinrod/ui/form';

import type { Draft } from '#drafts';
import { useSubmission } from '#forms';

/** What an entity form is made of. */
export interface EntityFormOptions<
  Value extends object,
  Labels extends Readonly<Record<string, string>>,
  Saved,
> {
  /** What is typed; `useDraft` keeps it, `useUnstoredDraft` forgets it. */
  readonly draft: Draft<Value>;
  /** Labels by the contract's name of the field, in the order the fields stand. */
  readonly labels: Labels;
  /** The contract's names of what is typed, where it has other ones. */
  readonly names?: { readonly [Key in keyof Value]?: string };
  /** What is wrong before anything is sent, by name of the field. */
  readonly check?: (value: Value) => Readonly<Record<string, string>>;
  /** Makes the call. What it rejects with is shown beside the fields, or above them. */
  readonly save: (value: Value) => Promise<Saved>;
  /** What follows once it is saved: the draft is no longer kept then. */
  readonly onSaved?: (saved: Saved) => void | Promise<void>;
}

/** A field of an entity form, as the fields of the kit take it. */
export interface EntityField<Value> {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly errorMessage: string | undefined;
}

/** A form that changes or creates something: see {@link useEntityForm}. */
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
  /** Whether it differs from what is saved. */
  readonly isChanged: boolean;
  /** Whether it holds what was typed before a reload or a new sign-in. */
  readonly isRestored: boolean;
  /** Changes fields; the messages beside them go. */
  readonly change: (changed: Partial<Value>) => void;
  /** A field that the kit's component takes as it is. */
  readonly field: <Name extends keyof Value & keyof Labels & string>(name: Name) => EntityField<Value[Name]>;
  readonly discard: () => void;
  readonly submit: () => void;
}

/**
 * The life of a form: what is typed is checked, sent, and kept until it is saved; what is refused is told beside its
 * field. Draw it with `EntityForm`.
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
      .filter((told) => changedNames.some((name) => told === name || told.startsWith(`${name}.`)))
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
