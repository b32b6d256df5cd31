import type { AnyLanguage } from '../../core/language.ts';

import { element, on, type PageElement } from '../../chart/elements.ts';
import { textsIn } from '../../core/texts-in.ts';
import type { Command } from '../../cursor/keys.ts';
import { keyTable } from '../../cursor/keys.ts';
import { chartMessages } from '../../text/messages/chart.ts';
import type { RunCommand } from '../commands/run-command.ts';
import type { RovingFocus } from '../legend/roving-focus.ts';
import * as buttonStyles from '../tool-button/ToolButton.css.ts';
import { toolIcon } from '../tool-button/tool-icon.ts';
import * as styles from './ChartToolbar.css.ts';

/** The two forms of the same values. */
export type ChartView = 'chart' | 'table';

const viewIcons = {
  chart: 'M1.5 1.5v12h12M4.5 9.5l3-3.5 2.5 2 3.5-4.5',
  table: 'M1.5 2.5h12v10h-12zM1.5 6h12M6 2.5v10',
} as const;

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
export interface ChartToolbarOptions {
  readonly language: AnyLanguage;
  readonly view: ChartView;
  readonly onViewChange: (view: ChartView) => void;
  /** Whether the chart has a window that can be changed. */
  readonly canZoom: boolean;
  /** Whether the chart shows less than everything. */
  readonly isZoomed: boolean;
  /** Whether there is room for few buttons: keys, gestures and the panel zoom too. */
  readonly isNarrow: boolean;
  readonly run: RunCommand;
  readonly roving: RovingFocus;
  /** Whether the command panel is open, and the panel's id. */
  readonly isPanelOpen: boolean;
  readonly panelId: string;
}

/**
 * Zoom, chart or table, and all other commands: one tab stop, with arrows between the buttons. Zoom is quiet until it may
 * be wanted, but keeps its room, so that nothing moves when it appears.
 */
export function chartToolbar(options: ChartToolbarOptions): PageElement {
  const { language, view, canZoom, isZoomed, isNarrow, run, roving, isPanelOpen, panelId } = options;
  const text = textsIn(chartMessages, language);
  const tools = canZoom ? zoomTools.slice(isNarrow ? -1 : 0) : [];
  const count = tools.length + 2;
  const other = view === 'chart' ? 'table' : 'chart';
  const button = (
    place: number,
    label: string,
    icon: string,
    press: () => void,
    more?: PageElement['attributes'],
  ) =>
    element(
      'button',
      {
        type: 'button',
        class: buttonStyles.button,
        'aria-label': label,
        title: label,
        tabindex: roving.tabIndexOf(place, count),
        ...more,
      },
      [toolIcon(icon)],
      { listeners: [on('click', press)] },
    );
  const zooms = tools.map(({ label, icon, command }, place) =>
    button(place, text(label), icon, () => command && run(command, 'button'), {
      // Not `disabled`: a button must not lose focus when it is clicked.
      'aria-disabled': !isZoomed && label !== 'zoomIn',
    }),
  );
  const quiet = isZoomed ? '' : ` ${styles.quiet}${isNarrow ? '' : ` ${styles.shownToTouch}`}`;
  return element(
    'div',
    { role: 'toolbar', 'aria-label': text('toolbar'), class: styles.toolbar },
    [
      element('span', { class: `${styles.zoom}${quiet}` }, zooms),
      button(count - 2, text(other), viewIcons[other], () => options.onViewChange(other)),
      button(
        count - 1,
        text('moreTools'),
        'M2.5 7.5h.01M7.5 7.5h.01M12.5 7.5h.01',
        () => run({ type: 'commands' }, 'button'),
        { 'aria-expanded': isPanelOpen, 'aria-controls': panelId },
      ),
    ],
    { listeners: roving.listeners },
  );
}
