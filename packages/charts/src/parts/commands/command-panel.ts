import type { AnyLanguage } from '../../core/language.ts';

import { element, on, type PageElement, type PageNode } from '../../chart/elements.ts';
import { textsIn } from '../../core/texts-in.ts';
import type { TimeWindow } from '../../core/time/levels.ts';
import type { CursorTrack } from '../../cursor/cursor.ts';
import type { ChartAction } from '../../cursor/keys.ts';
import { keyTable } from '../../cursor/keys.ts';
import type { CopyForm } from '../../export/copy-chart.ts';
import type { ExportFormat } from '../../export/export-chart.ts';
import * as buttonStyles from '../tool-button/ToolButton.css.ts';
import { commandGroups, type CommandGroup } from './command-list.ts';
import * as styles from './CommandPanel.css.ts';
import { commandPanelMessages } from './messages.ts';
import type { RunCommand } from './run-command.ts';
import { createWindowFields } from './window-fields.ts';

/** Options of the panel of all commands. */
export interface CommandPanelOptions {
  /** Unique in the page. */
  readonly id: string;
  readonly track: CursorTrack;
  /** From the first step of the data to the last, and the part of it that is visible. */
  readonly whole: TimeWindow;
  readonly shown: TimeWindow;
  readonly actions: Partial<Record<ChartAction, () => void>>;
  readonly run: RunCommand;
  /** Whether the chart, not its table, is on the page. */
  readonly hasPicture: boolean;
  readonly onExport: (format: ExportFormat) => void;
  /** Fails when the browser refuses. */
  readonly onCopy: (form: CopyForm) => Promise<void>;
  readonly language: AnyLanguage;
}

const formats: readonly ExportFormat[] = ['csv', 'png', 'svg'];
const copies = [
  { form: 'table', label: 'copyTable' },
  { form: 'picture', label: 'copyPicture' },
] as const;

function isUseful({ needs }: CommandGroup, { track, actions }: CommandPanelOptions): boolean {
  if (needs === 'steps') return track.starts.length > 1;
  if (needs === 'series') return track.series.length > 1;
  if (needs === 'window') return track.step !== undefined && track.starts.length > 1;
  return actions[needs] !== undefined;
}

function group(title: string, inside: readonly PageNode[]): PageElement {
  const heading = element('legend', { class: styles.title }, [title]);
  return element('fieldset', { class: styles.group }, [heading, ...inside], { key: title });
}

function commandButton(label: string, keyLabel: string | null, press: () => void): PageElement {
  const key = keyLabel === null ? null : element('kbd', { class: styles.key }, [keyLabel]);
  const inside = [element('span', {}, [label]), key];
  return element('button', { type: 'button', class: `${buttonStyles.button} ${styles.command}` }, inside, {
    listeners: [on('click', press)],
  });
}

/**
 * Creates a panel with every command as a button with its key beside it: help and tools in one.
 *
 * @param changed - Called when the panel has to be redrawn.
 */
export function createCommandPanel(changed: () => void): (options: CommandPanelOptions) => PageElement {
  const windowFields = createWindowFields(changed);
  let copied: 'copied' | 'notCopied' | null = null;
  const copy = async (form: CopyForm, onCopy: CommandPanelOptions['onCopy']) => {
    copied = null;
    changed();
    try {
      await onCopy(form);
      copied = 'copied';
    } catch {
      copied = 'notCopied';
    }
    changed();
  };
  return (options) => {
    const { id, track, whole, shown, run, hasPicture, onExport, onCopy, language } = options;
    const text = textsIn(commandPanelMessages, language);
    const { step, starts } = track;
    const hasTime = step !== undefined && step !== 'rank';
    const groups = commandGroups(language)
      .filter((one) => isUseful(one, options))
      .map(({ title, timelessTitle, commands }) => {
        const buttons = commands.map(({ key, label, rankLabel, keyLabel }) => {
          const command = keyTable[key];
          return commandButton(step === 'rank' ? rankLabel : label, keyLabel, () => {
            if (command) run(command, 'button');
          });
        });
        return group(hasTime ? title : timelessTitle, buttons);
      });
    const period =
      hasTime && starts.length > 1
        ? group(text('period'), [windowFields({ id: `${id}-window`, whole, shown, run, language })])
        : null;
    const files = formats
      .filter((format) => hasPicture || format === 'csv')
      .map((format) => commandButton(text(format), format.toUpperCase(), () => onExport(format)));
    const clipboard = copies
      .filter(({ form }) => hasPicture || form === 'table')
      .map(({ form, label }) => commandButton(text(label), null, () => void copy(form, onCopy)));
    const said = element(
      'p',
      { class: copied === 'notCopied' ? styles.error : styles.hint, role: 'status' },
      [copied === null ? null : text(copied)],
    );
    return element('div', { class: styles.panel }, [
      ...groups,
      period,
      group(text('copy'), [...clipboard, said]),
      group(text('files'), files),
    ]);
  };
}
