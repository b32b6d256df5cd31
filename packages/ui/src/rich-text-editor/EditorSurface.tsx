import type { ReactElement, ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { InlineAlert } from '../inline-alert/InlineAlert.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { richTextEditorMessages } from './messages.ts';
import * as styles from './RichTextEditor.css.ts';
import type { Editor } from './use-editor.ts';

export interface EditorSurfaceProps extends Pick<Editor, 'place' | 'step'> {
  /** Loads the engine again. */
  readonly onRetry: () => void;
  /** The text while the engine loads. */
  readonly preview: ReactNode;
  /** Hidden content beside the text. */
  readonly children: ReactNode;
}

/** The place of the text, with a message until its engine has loaded. */
export function EditorSurface({ place, step, onRetry, preview, children }: EditorSurfaceProps): ReactElement {
  const text = useMessages(richTextEditorMessages);
  return (
    <div aria-busy={step === 'loading'} className={styles.surface}>
      {step === 'loading' ? (
        preview === undefined ? (
          <div className={styles.state}>
            <Spinner isLabelVisible label={text('loading')} size="sm" />
          </div>
        ) : (
          <div className={`${styles.text} ${styles.preview}`} inert>
            {preview}
          </div>
        )
      ) : null}
      {step === 'failed' ? (
        <div className={styles.state}>
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
