import { Button, type ButtonProps } from '@vinrod/ui/button';
import { Form } from '@vinrod/ui/form';
import { LinkButton } from '@vinrod/ui/link-button';
import type { ReactElement, ReactNode } from 'react';

import { t } from '#messages';

import { RestoredDraft } from './RestoredDraft.tsx';
import type { EntityFormState } from './use-entity-form.ts';

export interface EntityFormProps {
  readonly form: Pick<
    EntityFormState<object>,
    'labels' | 'problems' | 'isPending' | 'isChanged' | 'isRestored' | 'discard' | 'submit'
  >;
  /** Accessible name when no heading names the form. */
  readonly label?: string;
  /** Label of the submit button. @default "Spara ändringar" */
  readonly submitLabel?: string;
  readonly submitIcon?: ButtonProps['icon'];
  /** @default "Avbryt" */
  readonly cancelLabel?: string;
  /**
   * Closes the form, usually a dialog, and drops the input; or the address that "Avbryt" leads to. A form on a page has
   * none: there the buttons come with the first change, and "Avbryt" resets the input.
   */
  readonly onCancel?: (() => void) | string | undefined;
  /**
   * Whether the form is of something that exists: its submit button comes with the first change also where "Avbryt" leads
   * to an address. @default false
   */
  readonly isOfExisting?: boolean;
  /** Text beside the buttons. On a page it defaults to a note about unsaved changes. */
  readonly note?: ReactNode;
  /** Buttons before "Avbryt". */
  readonly otherActions?: ReactNode;
  /** Whether the form is read-only: no buttons. @default false */
  readonly isReadOnly?: boolean;
  readonly children: ReactNode;
}

/** Renders a form of {@link useEntityForm}: restored-draft notice, errors, fields, "Avbryt" and the submit button. */
export function EntityForm({
  form,
  label,
  submitLabel = t('forms.saveChanges'),
  submitIcon,
  cancelLabel = t('forms.cancel'),
  onCancel,
  isOfExisting = false,
  note,
  otherActions,
  isReadOnly = false,
  children,
}: EntityFormProps): ReactElement {
  const { labels, problems, isPending, isChanged, isRestored, discard, submit } = form;
  const isOnPage = onCancel === undefined;
  const isUnchanged = !isChanged && !isPending;
  const isQuiet = isReadOnly || (isOnPage && isUnchanged);
  const isWaiting = isQuiet || (isOfExisting && isUnchanged);
  return (
    <Form
      {...(label === undefined ? {} : { label })}
      fields={labels}
      problems={problems}
      onSubmit={submit}
      note={note !== undefined ? note : isOnPage && isChanged ? t('forms.unsaved') : undefined}
      hasBar={isOnPage}
      actions={
        isQuiet ? undefined : (
          <>
            {otherActions}
            <Cancel onCancel={onCancel} discard={discard}>
              {cancelLabel}
            </Cancel>
            {isWaiting ? null : (
              <Button type="submit" variant="primary" icon={submitIcon} isPending={isPending}>
                {submitLabel}
              </Button>
            )}
          </>
        )
      }
    >
      <RestoredDraft isRestored={isRestored} onDiscard={discard} />
      {children}
      {isWaiting && !isReadOnly ? (
        // A form has its submit button (WCAG technique H32), here before it is shown. Disabled, so that Enter sends nothing.
        <button type="submit" hidden disabled>
          {submitLabel}
        </button>
      ) : null}
    </Form>
  );
}

interface CancelProps extends Pick<EntityFormProps['form'], 'discard'> {
  readonly onCancel: EntityFormProps['onCancel'];
  readonly children: string;
}

function Cancel({ onCancel, discard, children }: CancelProps): ReactElement {
  if (typeof onCancel === 'string') return <LinkButton href={onCancel}>{children}</LinkButton>;
  return (
    <Button
      onPress={() => {
        discard();
        onCancel?.();
      }}
    >
      {children}
    </Button>
  );
}
