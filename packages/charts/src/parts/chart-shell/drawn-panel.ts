import type { ChartState } from '../../chart/chart-stages.ts';
import type { PageElement, PageNode } from '../../chart/elements.ts';
import { wholeWindow } from '../../cursor/window.ts';
import type { CommandPanelOptions } from '../commands/command-panel.ts';
import type { RunCommand } from '../commands/run-command.ts';
import type { ChartHandle } from './chart-files.ts';
import type { PartsOnDemand } from './parts-on-demand.ts';

/** The panel of commands of a chart. */
export interface DrawnPanel {
  isOpen(): boolean;
  /** Opens or closes it. */
  toggle(): void;
  /** Its elements; none while it is closed, or until the code for it has been loaded. */
  nodes(
    chart: ChartState,
    options: Pick<CommandPanelOptions, 'actions' | 'hasPicture' | 'language'>,
  ): readonly PageNode[];
}

/**
 * Creates the panel of commands of one chart.
 *
 * @param changed - Called when the panel is to be drawn again.
 */
export function createDrawnPanel(
  id: string,
  { creators }: PartsOnDemand,
  { files, run }: { readonly files: ChartHandle; readonly run: RunCommand },
  changed: () => void,
): DrawnPanel {
  let isOpen = false;
  let panel: ((options: CommandPanelOptions) => PageElement) | null = null;
  return {
    isOpen: () => isOpen,
    toggle() {
      isOpen = !isOpen;
      changed();
    },
    nodes({ track, window }, options) {
      if (!isOpen) return [];
      panel ??= creators()?.createCommandPanel(changed) ?? null;
      if (!panel) return [];
      const whole = wholeWindow(track.starts);
      return [
        panel({
          ...options,
          id: `${id}-commands`,
          track,
          whole,
          shown: window ?? whole,
          run,
          onExport: (format) => void files.download(format),
          onCopy: files.copy,
        }),
      ];
    },
  };
}
