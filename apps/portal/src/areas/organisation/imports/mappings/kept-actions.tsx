import type { DataTableColumn } from '@vinrod/ui/data-table';
import { IconButton } from '@vinrod/ui/icon-button';
import { Pencil, Trash2 } from 'lucide-react';

import { t } from '../texts.ts';
import * as styles from './MappingsDialog.css.ts';

export interface KeptPartProps {
  readonly mayManage: boolean;
}

/** Something that is kept. */
export interface Kept {
  readonly uuid: string;
  readonly name: string;
}

export interface KeptActions<Row extends Kept> {
  /** Left out where it is removed and told anew. */
  readonly onChange?: (row: Row) => void;
  readonly onRemove: (row: Row) => void;
}

/** Column with what can be done with something that is kept. */
export function keptActions<Row extends Kept>({
  onChange,
  onRemove,
}: KeptActions<Row>): DataTableColumn<Row> {
  return {
    id: 'actions',
    header: t('intakes.actions'),
    isHeaderHidden: true,
    text: () => '',
    render: (row) => (
      <span className={styles.actions}>
        {onChange === undefined ? null : (
          <IconButton
            icon={Pencil}
            label={t('intakes.mappings.change', { name: row.name })}
            size="sm"
            onPress={() => onChange(row)}
          />
        )}
        <IconButton
          icon={Trash2}
          label={t('intakes.mappings.remove', { name: row.name })}
          size="sm"
          onPress={() => onRemove(row)}
        />
      </span>
    ),
    width: onChange === undefined ? 56 : 96,
    listPlace: 'trailing',
  };
}
