import type { HTMLAttributes } from 'react';

/** ARIA and pointer props of an element. */
type ElementProps = HTMLAttributes<HTMLDivElement>;

/**
 * The list below the field. HTML has no element for a list whose keys another element handles: focus stays in the
 * field, which references the active option (ARIA Authoring Practices, combobox with a listbox).
 */
export function listProps(id: string, label: string, isBusy: boolean): ElementProps {
  return {
    'aria-busy': isBusy,
    'aria-label': label,
    id,
    role: 'listbox',
    tabIndex: -1,
    // Pressing an option keeps focus in the field until it is selected.
    onMouseDown: (event) => event.preventDefault(),
  };
}

/** A group of the list, with a heading. */
export function groupProps(headingId: string): ElementProps {
  return { 'aria-labelledby': headingId, role: 'group' };
}

/** An option; never focused itself. */
export function optionProps(
  id: string,
  isSelected: boolean,
  { onPoint, onSelect }: { readonly onPoint: () => void; readonly onSelect: () => void },
): ElementProps {
  return { 'aria-selected': isSelected, id, role: 'option', onClick: onSelect, onPointerMove: onPoint };
}
