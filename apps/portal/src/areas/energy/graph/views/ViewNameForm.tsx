import { Button } from '@vinrod/ui/button';
import { Form, NO_PROBLEMS, type FormProblems } from '@vinrod/ui/form';
import { TextField } from '@vinrod/ui/text-field';
import { useEffect, useRef, useState, type ReactElement } from 'react';

import { t } from '#messages';

import { longestName } from './saved-view.ts';
import type { ViewProblem } from './use-saved-views.ts';

export interface ViewNameFormProps {
  /** Accessible name when no heading names the form. */
  readonly label?: string;
  /** Initial name. */
  readonly name?: string;
  readonly hint?: string;
  /** Saves the name; returns what is wrong with it. */
  readonly onSubmit: (name: string) => Promise<ViewProblem | undefined>;
  readonly onCancel: () => void;
}

function problemsOf(problem: ViewProblem): FormProblems {
  return typeof problem === 'object'
    ? { general: [problem.text], fields: {} }
    : { general: [], fields: { name: t(`views.name.${problem}`) } };
}

/** Asks for the name of a new or renamed view. */
export function ViewNameForm({
  label,
  name = '',
  hint,
  onSubmit,
  onCancel,
}: ViewNameFormProps): ReactElement {
  const [text, setText] = useState(name);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The form opens on a button press and has only this field.
  useEffect(() => field.current?.select(), []);
  return (
    <Form
      fields={{ name: t('views.name') }}
      problems={problems}
      onSubmit={() => {
        setPending(true);
        void onSubmit(text).then((problem) => {
          setPending(false);
          setProblems(problem === undefined ? NO_PROBLEMS : problemsOf(problem));
        });
      }}
      actions={
        <>
          <Button onPress={onCancel}>{t('forms.cancel')}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('forms.save')}
          </Button>
        </>
      }
      {...(label === undefined ? {} : { label })}
    >
      <TextField
        label={t('views.name')}
        name="name"
        inputRef={field}
        maxLength={longestName}
        value={text}
        onChange={(next) => {
          setText(next);
          setProblems(NO_PROBLEMS);
        }}
        errorMessage={problems.fields['name']}
        hint={hint}
      />
    </Form>
  );
}
