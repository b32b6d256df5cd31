import type { ReactElement } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';

import { CheckboxBox } from '../checkbox/CheckboxBox.tsx';
import { selectionCheckbox } from './RowControls.css.ts';

/** The checkbox of a row or, in the header, of all rows of the page. The table gives it name and state. */
export function SelectionCheckbox(): ReactElement {
  return (
    <CheckboxField slot="selection">
      <CheckboxButton className={selectionCheckbox}>
        {({ isSelected, isIndeterminate }) => (
          <CheckboxBox isSelected={isSelected} isIndeterminate={isIndeterminate} />
        )}
      </CheckboxButton>
    </CheckboxField>
  );
}
