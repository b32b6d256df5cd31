import type { TimeWindow } from '../../core/time/levels.ts';
import type { ChartAction } from '../../cursor/keys.ts';
import { keyTable } from '../../cursor/keys.ts';
import type { CursorTrack } from '../../cursor/cursor.ts';
import type { ExportFormat } from '../../export/export-chart.ts';
import * as buttonStyles from '../tool-button/ToolButton.css.ts';
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
}

const exports: readonly { readonly format: ExportFormat; readonly label: string; readonly kind: string }[] = [
  { format: 'csv', label: 'Värdena som tabell', kind: 'CSV' },
  { format: 'png', label: 'Diagrammet som bild', kind: 'PNG' },
  { format: 'svg', label: 'Diagrammet som vektorbild', kind: 'SVG' },
];

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
  const { track, whole, shown, run, onExport } = props;
  const { step, starts } = track;
  const hasTime = step !== undefined && step !== 'rank';
  return (
    <div className={styles.panel}>
      {commandGroups
        .filter((group) => isUseful(group, props))
        .map(({ title, timelessTitle = title, commands }) => (
          <Group key={title} title={hasTime ? title : timelessTitle}>
            {commands.map(({ key, label, rankLabel = label, keyLabel }) => {
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
        <Group title="Visa en viss period">
          <WindowFields whole={whole} shown={shown} run={run} />
        </Group>
      )}
      <Group title="Ladda ner">
        {exports.map(({ format, label, kind }) => (
          <CommandButton key={format} label={label} keyLabel={kind} onPress={() => onExport(format)} />
        ))}
      </Group>
    </div>
  );
}
