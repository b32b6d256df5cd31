import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Tag as AriaTag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup';

import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { tagMessages } from './messages.ts';
import * as styles from './Tag.css.ts';

/** One tag of a {@link TagGroup}. */
export interface TagItem {
  readonly id: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface TagGroupProps {
  /** Accessible name, for example "Valda filter". */
  readonly label: string;
  /** Hides the label visually. */
  readonly isLabelHidden?: boolean;
  readonly items: readonly TagItem[];
  /** Called with the id of the removed tag. */
  readonly onRemove: (id: string) => void;
}

/** Removable tags: selected filters, selected sites. */
export function TagGroup({
  label,
  isLabelHidden = false,
  items,
  onRemove,
}: TagGroupProps): ReactElement | null {
  const text = useMessages(tagMessages);
  if (items.length === 0) return null;
  return (
    <AriaTagGroup
      className={styles.group}
      onRemove={(ids) => {
        for (const id of ids) onRemove(String(id));
      }}
    >
      <Label className={isLabelHidden ? undefined : styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Label>
      <TagList className={styles.list} items={items}>
        {(item) => (
          <AriaTag
            id={item.id}
            textValue={item.label}
            isDisabled={item.isDisabled ?? false}
            className={`${styles.tag} ${styles.tone.accent}`}
          >
            {item.label}
            <Button slot="remove" aria-label={text('remove', { name: item.label })} className={styles.remove}>
              <Icon icon={X} size="sm" />
            </Button>
          </AriaTag>
        )}
      </TagList>
    </AriaTagGroup>
  );
}
