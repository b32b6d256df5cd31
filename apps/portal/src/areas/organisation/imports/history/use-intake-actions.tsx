import { intakeCalls, type IntakeSummary } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { saveFile } from '@vinrod/ui/download-button';
import { useMemo, useState, type ReactElement } from 'react';

import { useClient } from '#session';
import { notifyFailure } from '#shell/notices';

import { t } from '../texts.ts';
import { actionColumn } from './action-column.tsx';
import { intakeColumns } from './intake-columns.tsx';
import { IntakeDialog } from './IntakeDialog.tsx';
import { UndoDialog } from './UndoDialog.tsx';

/** Columns of a table of files with their menus, and the dialogs that these open. */
export interface IntakeTable {
  readonly columns: readonly DataTableColumn<IntakeSummary>[];
  readonly dialog: ReactElement | null;
}

/** Shows a file, downloads its report and undoes it, from any table of files. */
export function useIntakeActions(mayManage: boolean): IntakeTable {
  const client = useClient();
  const [shown, setShown] = useState<IntakeSummary>();
  const [undoing, setUndoing] = useState<IntakeSummary>();
  const columns = useMemo(() => {
    const download = async ({ uuid }: IntakeSummary): Promise<void> => {
      try {
        const { blob, fileName } = await client
          .with(intakeCalls)
          .report({ path: { id: uuid }, timeoutMs: 300_000 });
        saveFile(blob, fileName);
      } catch (error) {
        notifyFailure(error, t('intakes.report'));
      }
    };
    return [
      ...intakeColumns,
      actionColumn({
        onShow: setShown,
        onReport: (intake) => void download(intake),
        onUndo: mayManage ? setUndoing : undefined,
      }),
    ];
  }, [client, mayManage]);
  const dialog = (): ReactElement | null => {
    if (shown !== undefined) return <IntakeDialog intake={shown} onClose={() => setShown(undefined)} />;
    if (undoing !== undefined) return <UndoDialog intake={undoing} onClose={() => setUndoing(undefined)} />;
    return null;
  };
  return { columns, dialog: dialog() };
}
