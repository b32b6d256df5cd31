import { CornerDownLeft } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { Header } from 'react-aria-components/Header';
import { MenuItem, MenuSection } from 'react-aria-components/Menu';

import { Icon } from '../icon/Icon.tsx';
import { RoutedAnchor } from '../provider/RoutedAnchor.tsx';
import { Highlight } from './Highlight.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import type { PaletteSection } from './palette-sections.ts';
import * as styles from './PaletteItem.css.ts';

type ElementProps = Parameters<NonNullable<ComponentProps<typeof MenuItem>['render']>>[0];

function renderElement(props: ElementProps): ReactElement {
  return 'href' in props ? <RoutedAnchor {...props} href={props.href ?? ''} /> : <div {...props} />;
}

function renderEntry(
  sectionId: string,
  entry: PaletteEntry,
  search: string,
  onSelect: (entry: PaletteEntry) => void,
): ReactElement {
  const { id, label, description, icon, href } = entry;
  const key = `${sectionId} ${id}`;
  return (
    <MenuItem
      className={styles.item}
      id={key}
      key={key}
      onAction={() => onSelect(entry)}
      render={renderElement}
      textValue={description === undefined ? label : `${label}, ${description}`}
      {...(href === undefined ? {} : { href })}
    >
      {icon === undefined ? null : (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={styles.words}>
        <Highlight search={search} text={label} />
        {description === undefined ? null : ' '}
        {description === undefined ? null : (
          <span className={styles.description}>
            <Highlight search={search} text={description} />
          </span>
        )}
      </span>
      <span className={styles.enter}>
        <Icon icon={CornerDownLeft} size="sm" />
      </span>
    </MenuItem>
  );
}

/** A heading with its entries, as elements of a menu's collection. */
export function renderPaletteSection(
  { id, label, entries }: PaletteSection,
  search: string,
  onSelect: (entry: PaletteEntry) => void,
): ReactElement {
  return (
    <MenuSection className={styles.section} id={id} key={id}>
      <Header className={styles.heading}>{label}</Header>
      {entries.map((entry) => renderEntry(id, entry, search, onSelect))}
    </MenuSection>
  );
}
