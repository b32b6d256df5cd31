import type { ReactNode } from 'react';

export interface FilterSheetProps {
  /** The filters. Each applies at once, so that closing the sheet in any way loses nothing. */
  readonly children: ReactNode;
  /** Number of filters that narrow what is shown; the button tells it. */
  readonly activeCount: number;
  /** Resets the filters; no "Rensa filter" without it. */
  readonly onClear?: () => void;
  /** Number of rows that match, where it is known; "Visa" tells it. */
  readonly hitCount?: number | undefined;
  /** What the reader needs to see while the sheet is closed, such as the period; beside the button. */
  readonly summary?: ReactNode;
}
