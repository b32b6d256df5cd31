import type { HTMLAttributes } from 'react';

/** What an element is to assistive technology, and what a pointer does with it. */
type ElementProps = HTMLAttributes<HTMLDivElement>;

/**
 * The list under the field. HTML has no element for one whose keys another element takes: focus stays in the field, which
 * names what is active (ARIA Authoring Practices, combobox with a listbox).
 */
export function listProps(id: string, label: string, isBusy: boolean): ElementProps {
  return {
    'aria-busy': isBusy,
    'aria-label': label,
    id,
    role: 'listbox',
    tabIndex: -1,
    // A press on a choice leaves focus in the field until it has been chosen.
    onMouseDown: (event) => event.preventDefault(),
  };
}

/** A part of the list under a heading. */
export function groupProps(headingId: string): ElementProps {
  return { 'aria-labelledby': headingId, role: 'group' };
}

/** A choice; it is never focused itself. */
export function optionProps(
  id: string,
  isSelected: boolean,
  { onPoint, onSelect }: { readonly onPoint: () => void; readonly onSelect: () => void },
): ElementProps {
  return { 'aria-selected': isSelected, id, role: 'option', onClick: onSelect, onPointerMove: onPoint };
}
