import { useCallback, useEffect, useRef } from 'react';

import { typedText } from './typed-text.ts';

/** Letters typed between a press that opens a search and the search itself, whose code may still be loading. */
export interface EarlyTyping {
  /** Begins to keep what is typed. */
  readonly begin: () => void;
  /** Ends it. Call when the search has taken the focus, or is closed. */
  readonly end: () => void;
  /** What has been typed since the beginning. */
  readonly text: () => string;
}

/** Keeps what is typed while a search loads, in place of the page's own use of the keys. */
export function useEarlyTyping(): EarlyTyping {
  const typed = useRef('');
  const stop = useRef<() => void>(undefined);

  const end = useCallback(() => {
    stop.current?.();
    stop.current = undefined;
    typed.current = '';
  }, []);

  const begin = useCallback(() => {
    end();
    const listen = (event: KeyboardEvent): void => {
      const after = typedText(typed.current, event);
      if (after === undefined || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      typed.current = after;
    };
    document.addEventListener('keydown', listen, { capture: true });
    stop.current = () => document.removeEventListener('keydown', listen, { capture: true });
  }, [end]);

  useEffect(() => end, [end]);
  const text = useCallback(() => typed.current, []);
  return { begin, end, text };
}
