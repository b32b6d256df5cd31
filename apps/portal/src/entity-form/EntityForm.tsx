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
  /** Whether nothing can be saved yet. @default false */
  readonly isSubmitDisabled?: boolean;
  /** @default "Avbryt" */
  readonly cancelLabel?: string;
  /**
   * Closes the form, usually a dialog, and drops the input; or the address that "Avbryt" leads to. A form on a page has
   * none: there "Avbryt" resets the input.
   */
  readonly onCancel?: (() => void) | string | undefined;
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
  isSubmitDisabled = false,
  cancelLabel = t('forms.cancel'),
  onCancel,
  note,
  otherActions,
  isReadOnly = false,
  children,
}: EntityFormProps): ReactElement {
  const { labels, problems, isPending, isChanged, isRestored, discard, submit } = form;
  return (
    <Form
      {...(label === undefined ? {} : { label })}
      fields={labels}
      problems={problems}
      onSubmit={submit}
      note={note !== undefined ? note : onCancel === undefined && isChanged ? t('forms.unsaved') : undefined}
      actions={
        isReadOnly ? undefined : (
          <>
            {otherActions}
            <Cancel onCancel={onCancel} isChanged={isChanged} discard={discard}>
              {cancelLabel}
            </Cancel>
            <Button
              type="submit"
              variant="primary"
              icon={submitIcon}
              isPending={isPending}
              isDisabled={isSubmitDisabled}
            >
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      <RestoredDraft isRestored={isRestored} onDiscard={discard} />
      {children}
    </Form>
  );
}

interface CancelProps extends Pick<EntityFormProps['form'], 'isChanged' | 'discard'> {
  readonly onCancel: EntityFormProps['onCancel'];
  readonly children: string;
}

function Cancel({ onCancel, isChanged, discard, children }: CancelProps): ReactElement {
  if (typeof onCancel === 'string') return <LinkButton href={onCancel}>{children}</LinkButton>;
  if (onCancel === undefined) {
    return (
      <Button isDisabled={!isChanged} onPress={discard}>
        {children}
      </Button>
    );
  }
  return (
    <Button
      onPress={() => {
        discard();
        onCancel();
      }}
    >
      {children}
    </Button>
  );
}
