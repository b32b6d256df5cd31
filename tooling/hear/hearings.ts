/** A part of a story that is heard: what is pressed, and what a screen reader says after each press. */
export interface Hearing {
  /** Folder of the component; the transcripts lie beside its stories. */
  readonly folder: string;
  /** File of its stories, and the story by the name that it is exported by. */
  readonly stories: string;
  readonly story: string;
  /** Keys as X names them, in turn. */
  readonly keys: readonly string[];
}

function times(count: number, key: string): readonly string[] {
  return Array.from({ length: count }, () => key);
}

/** What is heard: the parts whose speech is hardest to get right. */
export const hearings: readonly Hearing[] = [
  {
    folder: 'packages/ui/src/data-table',
    stories: 'DataTable.stories.tsx',
    story: 'Koncernlista',
    keys: [...times(3, 'Tab'), ...times(3, 'Right'), 'Down', 'Up', 'Up', 'Left', 'Return'],
  },
  {
    folder: 'packages/ui/src/site-tree',
    stories: 'SiteTree.stories.tsx',
    story: 'Vanligt',
    keys: [...times(5, 'Tab'), 'Down', 'Right', 'Down', 'space', 'Left', 'Left'],
  },
  {
    folder: 'packages/ui/src/date-range-picker',
    stories: 'DateRangePicker.stories.tsx',
    story: 'Svenska',
    keys: ['Tab', 'Return', 'Right', 'Down', 'Escape', 'Tab', 'Tab'],
  },
  {
    folder: 'packages/ui/src/otp-field',
    stories: 'OtpField.stories.tsx',
    story: 'Tom',
    keys: ['Tab', '4', '0', '7', 'BackSpace'],
  },
  {
    folder: 'packages/ui/src/dialog',
    stories: 'Dialog.stories.tsx',
    story: 'Vanlig',
    keys: ['Tab', 'Return', 'Tab', 'Tab', 'Escape', 'Return'],
  },
  {
    folder: 'packages/charts/src/line-graph',
    stories: 'LineGraph.stories.tsx',
    story: 'TioAnläggningar',
    keys: [...times(2, 'Tab'), 'Left', 'Left', 'Down', 'Home', 'Tab'],
  },
];
