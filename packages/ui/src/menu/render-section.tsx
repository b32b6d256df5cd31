import type { ReactElement } from 'react';
import { Header } from 'react-aria-components/Header';
import { MenuSection as AriaMenuSection } from 'react-aria-components/Menu';

import * as styles from './Menu.css.ts';
import { renderItem, type MenuItemData } from './render-item.tsx';

/** A group of items in a menu. */
export interface MenuSectionData {
  /** Unique among the sections of the menu. */
  readonly id: string;
  /** Heading of the group. */
  readonly title?: string;
  /** Accessible name of the group when it has no heading. */
  readonly label?: string;
  readonly items: readonly MenuItemData[];
  /** Id of the selected item: makes the group a single choice. */
  readonly selectedId?: string | null;
  /** Called with the id of the selected item; only for groups with `selectedId`. */
  readonly onSelect?: (id: string) => void;
}

/** A group of items as an element of a menu collection. */
export function renderSection(section: MenuSectionData): ReactElement {
  const { id, title, label, items, selectedId, onSelect } = section;
  const isChoice = selectedId !== undefined;
  const select = (selected: string | undefined) => {
    if (selected !== undefined) onSelect?.(selected);
  };
  return (
    <AriaMenuSection
      className={styles.section}
      disallowEmptySelection
      id={id}
      key={id}
      onSelectionChange={(keys) => select(keys === 'all' ? undefined : [...keys].map(String)[0])}
      selectedKeys={selectedId === undefined || selectedId === null ? [] : [selectedId]}
      selectionMode={isChoice ? 'single' : 'none'}
      {...(title === undefined && label !== undefined ? { 'aria-label': label } : {})}
    >
      {title === undefined ? null : <Header className={styles.heading}>{title}</Header>}
      {items.map((item) => renderItem(item, isChoice))}
    </AriaMenuSection>
  );
}
