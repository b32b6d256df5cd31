import { IconButton } from '@vinrod/ui/icon-button';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { t } from '#messages';
import { CopyButton } from '#shell/copy-button';

import { viewAddress, type SavedView } from './saved-view.ts';
import type { ViewProblem } from './use-saved-views.ts';
import { viewFacts } from './view-facts.ts';
import { ViewNameForm } from './ViewNameForm.tsx';
import * as styles from './SavedViews.css.ts';

export interface ViewRowProps {
  readonly view: SavedView;
  /** Undefined when read-only. */
  readonly onRename: ((name: string) => Promise<ViewProblem | undefined>) | undefined;
  readonly onRemove: () => void;
}

/** Saved view in the list: its name and actions. */
export function ViewRow({ view, onRename, onRemove }: ViewRowProps): ReactElement {
  const [isRenaming, setRenaming] = useState(false);
  const { name } = view;
  if (isRenaming && onRename !== undefined) {
    return (
      <li className={styles.renamed}>
        <ViewNameForm
          label={t('views.rename', { name })}
          name={name}
          onCancel={() => setRenaming(false)}
          onSubmit={async (next) => {
            const problem = await onRename(next);
            if (problem === undefined) setRenaming(false);
            return problem;
          }}
        />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.facts}>{viewFacts(view)}</span>
      </div>
      <CopyButton
        text={new URL(viewAddress(view), globalThis.location.href).href}
        label={t('views.copyLink', { name })}
        copied={t('views.linkCopied')}
      />
      {onRename === undefined ? null : (
        <>
          <IconButton
            icon={Pencil}
            size="xs"
            label={t('views.rename', { name })}
            onPress={() => setRenaming(true)}
          />
          <IconButton icon={Trash2} size="xs" label={t('views.remove', { name })} onPress={onRemove} />
        </>
      )}
    </li>
  );
}
