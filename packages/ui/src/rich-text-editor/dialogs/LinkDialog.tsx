import { Unlink } from 'lucide-react';
import { useEffect, useId, useRef, useState, type SubmitEvent, type ReactElement } from 'react';

import { Button } from '../../button/Button.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Stack } from '../../stack/Stack.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import { richTextEditorMessages } from '../messages.ts';
import { linkTarget } from './safe-url.ts';

export interface LinkDialogProps {
  /** Target of the edited link; `null` for a new one. */
  readonly href: string | null;
  /** Whether the link needs its own text, because nothing suitable is selected. */
  readonly needsText: boolean;
  /** Called with a target that `safeHref` accepts. */
  readonly onSave: (href: string, text: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks for the target of a link. Checks the typed text and completes it ("ei.se", a mail address). */
export function LinkDialog({ href, needsText, onSave, onRemove, onClose }: LinkDialogProps): ReactElement {
  const format = useMessages(richTextEditorMessages);
  const form = useId();
  const first = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(href ?? '');
  const [words, setWords] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const target = linkTarget(address);
  const isTextMissing = needsText && words.trim() === '';
  useEffect(() => first.current?.focus(), []);

  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Through the portal this would also submit the form around the editor.
    event.stopPropagation();
    setIsChecked(true);
    if (target !== null && !isTextMissing) onSave(target, words.trim());
  };

  return (
    <Dialog
      actions={
        <>
          {href === null ? null : (
            <Button icon={Unlink} onPress={onRemove} variant="quiet">
              {format('removeLink')}
            </Button>
          )}
          <Button onPress={onClose}>{format('cancel')}</Button>
          <Button form={form} type="submit" variant="primary">
            {format(href === null ? 'insert' : 'save')}
          </Button>
        </>
      }
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="sm"
      title={format(href === null ? 'newLink' : 'changeLink')}
    >
      <form id={form} noValidate onSubmit={save}>
        <Stack gap="4">
          {needsText ? (
            <TextField
              errorMessage={isChecked && isTextMissing ? format('linkTextMissing') : undefined}
              inputRef={first}
              label={format('linkText')}
              onChange={setWords}
              value={words}
            />
          ) : null}
          <TextField
            autoComplete="off"
            errorMessage={isChecked && target === null ? format('addressWrong') : undefined}
            hint={format('addressHint')}
            inputMode="url"
            {...(needsText ? {} : { inputRef: first })}
            label={format('address')}
            onChange={setAddress}
            spellCheck="false"
            value={address}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
