import type { ReactElement } from 'react';

import { splitSubscripts } from '../format/subscript.ts';

export interface UnitTextProps {
  /** Text that may contain subscript digits, for example `ton CO₂`. */
  readonly children: string;
}

/** Text with its subscript digits set by `<sub>`: the typefaces lack the glyphs. */
export function UnitText({ children }: UnitTextProps): ReactElement {
  return (
    <>
      {splitSubscripts(children).map(({ text, isSubscript }, position) => {
        const key = `${position}${text}`;
        return isSubscript ? <sub key={key}>{text}</sub> : <span key={key}>{text}</span>;
      })}
    </>
  );
}
