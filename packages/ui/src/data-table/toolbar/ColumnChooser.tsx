import { Columns3 } from 'lucide-react';
import type { ReactElement } from 'react';

import { Button } from '../../button/Button.tsx';
import { CheckboxGroup } from '../../checkbox-group/CheckboxGroup.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Popover } from '../../popover/Popover.tsx';
import { isHideable, type DataTableColumn } from '../column.ts';
import { chooser } from '../DataTable.css.ts';
import { dataTableMessages } from '../messages.ts';

export interface ColumnChooserProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  /** Ids of the hidden columns. */
  readonly hidden: ReadonlySet<string>;
  readonly onChange: (hidden: ReadonlySet<string>) => void;
}

/** Button and popover for showing and hiding columns. */
export function ColumnChooser<Row>({ columns, hidden, onChange }: ColumnChooserProps<Row>): ReactElement {
  const text = useMessages(dataTableMessages);
  const choices = columns.filter((column) => isHideable(column, columns));
  return (
    <Popover
      title={text('columns')}
      placement="bottom end"
      trigger={<Button icon={Columns3}>{text('columns')}</Button>}
    >
      <div className={chooser}>
        <CheckboxGroup
          label={text('columnsHint')}
          options={choices.map(({ id, header }) => ({ value: id, label: header }))}
          value={choices.map(({ id }) => id).filter((id) => !hidden.has(id))}
          onChange={(shown) =>
            onChange(new Set(choices.map(({ id }) => id).filter((id) => !shown.includes(id))))
          }
        />
        <Button size="sm" variant="quiet" onPress={() => onChange(new Set())}>
          {text('showAllColumns')}
        </Button>
      </div>
    </Popover>
  );
}
