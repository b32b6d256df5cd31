import type { ReactElement, ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { InlineAlert } from '../inline-alert/InlineAlert.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { richTextEditorMessages } from './messages.ts';
import { state, surface } from './RichTextEditor.css.ts';
import type { Editor } from './use-editor.ts';

export interface EditorSurfaceProps extends Pick<Editor, 'place' | 'step'> {
  /** Loads the engine again. */
  readonly onRetry: () => void;
  /** Hidden content beside the text. */
  readonly children: ReactNode;
}

/** The place of the text, with a message until its engine has loaded. */
export function EditorSurface({ place, step, onRetry, children }: EditorSurfaceProps): ReactElement {
  const text = useMessages(richTextEditorMessages);
  return (
    <div aria-busy={step === 'loading'} className={surface}>
      {step === 'loading' ? (
        <div className={state}>
          <Spinner isLabelVisible label={text('loading')} size="sm" />
        </div>
      ) : null}
      {step === 'failed' ? (
        <div className={state}>
          <InlineAlert
            actions={
              <Button onPress={onRetry} size="sm">
                {text('retry')}
              </Button>
            }
            tone="danger"
          >
            {text('loadFailed')}
          </InlineAlert>
        </div>
      ) : null}
      <div ref={place} tabIndex={-1} />
      {children}
    </div>
  );
}
