import type { ReactElement } from 'react';

import { useMessages } from '../messages/use-messages.ts';
import { textAreaMessages } from '../text-area/messages.ts';
import { counter, over } from '../text-area/TextArea.css.ts';
import { isNearLimit } from '../text-area/text-length.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface TextCounterProps {
  readonly characters: number;
  /** Most characters. */
  readonly max: number;
}

/** Characters left of a limit: always visible, announced for the last tenth and beyond, as in `TextArea`. */
export function TextCounter({ characters, max }: TextCounterProps): ReactElement {
  const text = useMessages(textAreaMessages);
  const left = max - characters;
  const counted = left < 0 ? text('over', { count: -left }) : text('left', { count: left });
  return (
    <>
      <div aria-hidden="true" className={left < 0 ? `${counter} ${over}` : counter}>
        {counted}
      </div>
      <VisuallyHidden>
        <output>{isNearLimit(characters, max) ? counted : null}</output>
      </VisuallyHidden>
    </>
  );
}
