import type { TimeWindow } from '../../core/time/levels.ts';
import type { Language } from '@vinrod/locale/messages/language';

import type { ChartAction } from '../../cursor/keys.ts';
import { keyTable } from '../../cursor/keys.ts';
import type { CursorTrack } from '../../cursor/cursor.ts';
import type { ExportFormat } from '../../export/export-chart.ts';
import * as buttonStyles from '../tool-button/ToolButton.css.ts';
import { textsIn } from '../../core/texts-in.ts';
import { commandPanelMessages } from './messages.ts';
import { commandGroups, type CommandGroup } from './command-list.ts';
import * as styles from './CommandPanel.css.ts';
import type { RunCommand } from './run-command.ts';
import { WindowFields } from './WindowFields.tsx';

/** What the panel of all commands needs. */
export interface CommandPanelProps {
  readonly track: CursorTrack;
  /** From the first step of the data to the last, and what is shown of it. */
  readonly whole: TimeWindow;
  readonly shown: TimeWindow;
  readonly actions: Partial<Record<ChartAction, () => void>>;
  readonly run: RunCommand;
  readonly onExport: (format: ExportFormat) => void;
  readonly language: Language;
}

const formats: readonly ExportFormat[] = ['csv', 'png', 'svg'];

function isUseful({ needs }: CommandGroup, { track, actions }: CommandPanelProps): boolean {
  if (needs === 'steps') return track.starts.length > 1;
  if (needs === 'lanes') return track.lanes.length > 1;
  if (needs === 'window') return track.step !== undefined && track.starts.length > 1;
  return actions[needs] !== undefined;
}

function Group({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  );
}

function CommandButton(props: {
  readonly label: string;
  readonly keyLabel: string;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className={`${buttonStyles.button} ${styles.command}`} onClick={props.onPress}>
      <span>{props.label}</span>
      <kbd className={styles.key}>{props.keyLabel}</kbd>
    </button>
  );
}

/** Every command as a button with its key beside it: help and tools in one. */
export default function CommandPanel(props: CommandPanelProps) {
  const { track, whole, shown, run, onExport, language } = props;
  const text = textsIn(commandPanelMessages, language);
  const { step, starts } = track;
  const hasTime = step !== undefined && step !== 'rank';
  return (
    <div className={styles.panel}>
      {commandGroups(language)
        .filter((group) => isUseful(group, props))
        .map(({ title, timelessTitle, commands }) => (
          <Group key={title} title={hasTime ? title : timelessTitle}>
            {commands.map(({ key, label, rankLabel, keyLabel }) => {
              const command = keyTable[key];
              return (
                <CommandButton
                  key={key}
                  label={step === 'rank' ? rankLabel : label}
                  keyLabel={keyLabel}
                  onPress={() => command && run(command, 'button')}
                />
              );
            })}
          </Group>
        ))}
      {hasTime && starts.length > 1 && (
        <Group title={text('period')}>
          <WindowFields whole={whole} shown={shown} run={run} language={language} />
        </Group>
      )}
      <Group title={text('files')}>
        {formats.map((format) => (
          <CommandButton
            key={format}
            label={text(format)}
            keyLabel={format.toUpperCase()}
            onPress={() => onExport(format)}
          />
        ))}
      </Group>
    </div>
  );
}
