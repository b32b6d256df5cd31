import { memo } from 'react';

import type { Command } from '../../cursor/keys.ts';
import { keyTable } from '../../cursor/keys.ts';
import { chartMessages } from '../../text/messages/chart.ts';
import { useTexts } from '../chart-language/ChartLanguage.tsx';
import type { RunCommand } from '../commands/run-command.ts';
import { useRovingFocus } from '../legend/useRovingFocus.ts';
import * as buttonStyles from '../tool-button/ToolButton.css.ts';
import { ToolIcon } from '../tool-button/ToolIcon.tsx';
import * as styles from './ChartToolbar.css.ts';

/** The two forms of the same values. */
export type ChartView = 'chart' | 'table';

const views = [
  { view: 'chart', label: 'chart', icon: 'M1.5 1.5v12h12M4.5 9.5l3-3.5 2.5 2 3.5-4.5' },
  { view: 'table', label: 'table', icon: 'M1.5 2.5h12v10h-12zM1.5 6h12M6 2.5v10' },
] as const;

const lens = 'M10 6a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM9 9l4 4';

interface Tool {
  readonly label: 'zoomIn' | 'zoomOut' | 'showAll';
  readonly icon: string;
  readonly command: Command | undefined;
}

const zoomTools: readonly Tool[] = [
  { label: 'zoomIn', icon: `${lens}M4.5 6h3M6 4.5v3`, command: keyTable['+'] },
  { label: 'zoomOut', icon: `${lens}M4.5 6h3`, command: keyTable['-'] },
  {
    label: 'showAll',
    icon: 'M2 2v11M13 2v11M4 7.5h7M6 5.5l-2 2 2 2M9 5.5l2 2-2 2',
    command: keyTable['0'],
  },
];

/** What a toolbar shows. */
export interface ChartToolbarProps {
  readonly view: ChartView;
  readonly onViewChange: (view: ChartView) => void;
  /** Whether the chart has a window that can be changed. */
  readonly canZoom: boolean;
  /** Whether the chart shows less than everything, and what it shows. */
  readonly isZoomed: boolean;
  readonly shownText: string | null;
  readonly run: RunCommand;
  /** Whether all commands are shown, and the id of the part that shows them. */
  readonly isPanelOpen: boolean;
  readonly panelId: string;
}

/** Diagram or table, the zoom, and the way to every other command: one tab stop, arrows go between the buttons. */
export const ChartToolbar = /* @__PURE__ */ memo(function ChartToolbar(props: ChartToolbarProps) {
  const { view, canZoom, isZoomed, run, isPanelOpen, panelId } = props;
  const text = useTexts(chartMessages);
  const tools = canZoom && view === 'chart' ? zoomTools : [];
  const { tabIndexOf, ...roving } = useRovingFocus(views.length + tools.length + 1);
  return (
    <div role="toolbar" aria-label={text('toolbar')} className={styles.toolbar} {...roving}>
      <fieldset aria-label={text('view')} className={styles.group}>
        {views.map((one, i) => (
          <button
            key={one.view}
            type="button"
            className={`${buttonStyles.button} ${styles.choice}`}
            aria-pressed={view === one.view}
            tabIndex={tabIndexOf(i)}
            onClick={() => props.onViewChange(one.view)}
          >
            <ToolIcon path={one.icon} />
            {text(one.label)}
          </button>
        ))}
      </fieldset>
      <div className={styles.tools}>
        {props.shownText !== null && <span className={styles.shown}>{props.shownText}</span>}
        {tools.map(({ label, icon, command }, i) => (
          <button
            key={label}
            type="button"
            className={buttonStyles.button}
            aria-label={text(label)}
            title={text(label)}
            // Not `disabled`: a button must not lose focus by being pressed.
            aria-disabled={!isZoomed && i > 0}
            tabIndex={tabIndexOf(views.length + i)}
            onClick={() => command && run(command, 'button')}
          >
            <ToolIcon path={icon} />
          </button>
        ))}
        <button
          type="button"
          className={buttonStyles.button}
          aria-label={text('moreTools')}
          title={text('moreTools')}
          aria-expanded={isPanelOpen}
          aria-controls={panelId}
          tabIndex={tabIndexOf(views.length + tools.length)}
          onClick={() => run({ type: 'commands' }, 'button')}
        >
          <ToolIcon path="M2.5 7.5h.01M7.5 7.5h.01M12.5 7.5h.01" />
        </button>
      </div>
    </div>
  );
});
