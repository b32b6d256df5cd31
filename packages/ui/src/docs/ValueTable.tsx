import type { ReactElement, ReactNode } from 'react';

import { docsStyles } from './docs-styles.ts';

export interface ValueTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** Cells of each row; the first is its name. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table for the documentation pages, generated from the code so that it stays current. */
export function ValueTable({ caption, head, rows }: ValueTableProps): ReactElement {
  return (
    <div style={docsStyles.scroll}>
      <table className="sb-unstyled" style={docsStyles.table}>
        <caption style={docsStyles.caption}>{caption}</caption>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col" style={docsStyles.cell}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row" style={docsStyles.cell}>
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={column} style={docsStyles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
