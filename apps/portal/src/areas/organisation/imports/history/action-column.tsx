import type { IntakeSummary } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { IconButton } from '@vinrod/ui/icon-button';
import { Menu } from '@vinrod/ui/menu';
import { Download, Ellipsis, Eye, Undo2 } from 'lucide-react';

import { t } from '../texts.ts';

/** What can be done with a file that came in. */
export interface IntakeActions {
  readonly onShow: (intake: IntakeSummary) => void;
  readonly onReport: (intake: IntakeSummary) => void;
  /** Undefined for those who may not. */
  readonly onUndo: ((intake: IntakeSummary) => void) | undefined;
}

/** Column with the menu of a file. */
export function actionColumn({ onShow, onReport, onUndo }: IntakeActions): DataTableColumn<IntakeSummary> {
  return {
    id: 'actions',
    header: t('intakes.actions'),
    isHeaderHidden: true,
    text: () => '',
    render: (intake) => {
      const label = t('intakes.actionsFor', { file: intake.file_name });
      return (
        <Menu
          label={label}
          placement="bottom end"
          trigger={<IconButton icon={Ellipsis} label={label} size="sm" />}
          sections={[
            {
              id: 'actions',
              label,
              items: [
                { id: 'show', label: t('intakes.show'), icon: Eye, onAction: () => onShow(intake) },
                {
                  id: 'report',
                  label: t('intakes.report'),
                  icon: Download,
                  onAction: () => onReport(intake),
                },
                ...(onUndo === undefined || intake.can_undo_until === null
                  ? []
                  : [
                      {
                        id: 'undo',
                        label: t('intakes.undo'),
                        icon: Undo2,
                        isDanger: true,
                        onAction: () => onUndo(intake),
                      },
                    ]),
              ],
            },
          ]}
        />
      );
    },
    width: 56,
    listPlace: 'trailing',
  };
}
