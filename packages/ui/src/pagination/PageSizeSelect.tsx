import { Check, ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';

import * as fieldStyles from '../field/Field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as selectStyles from '../select/Select.css.ts';

export interface PageSizeSelectProps {
  /** Id of the text beside it. */
  readonly labelId: string;
  readonly pageSize: number;
  readonly pageSizes: readonly number[];
  readonly onChange: (pageSize: number) => void;
}

/** Rows per page, with its label beside it instead of above. */
export function PageSizeSelect({
  labelId,
  pageSize,
  pageSizes,
  onChange,
}: PageSizeSelectProps): ReactElement {
  const sizes = [...new Set([...pageSizes, pageSize])].toSorted((a, b) => a - b);
  return (
    <Select aria-labelledby={labelId} value={pageSize} onChange={(size) => onChange(Number(size))}>
      <Button className={`${fieldStyles.control} ${fieldStyles.controlSize.sm} ${selectStyles.trigger}`}>
        <SelectValue className={selectStyles.value} />
        <span className={fieldStyles.adornment}>
          <Icon icon={ChevronDown} size="sm" />
        </span>
      </Button>
      <Popover className={selectStyles.popover} offset={4}>
        <ListBox className={selectStyles.list}>
          {sizes.map((size) => (
            <ListBoxItem key={size} id={size} textValue={String(size)} className={selectStyles.option}>
              {({ isSelected }) => (
                <>
                  <span className={selectStyles.optionText}>{size}</span>
                  {isSelected ? (
                    <span className={selectStyles.check}>
                      <Icon icon={Check} size="sm" />
                    </span>
                  ) : null}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
