import { Building2, ChevronsUpDown } from 'lucide-react';
import type { ReactElement, Ref } from 'react';
import { Button } from 'react-aria-components/Button';

import { Avatar } from '../avatar/Avatar.tsx';
import { useIsMac } from '../command-palette/use-is-mac.ts';
import { usePageShortcut } from '../command-palette/use-page-shortcut.ts';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { menuMessages } from './messages.ts';
import * as styles from './TopBarButton.css.ts';

/** The shown corporate group. */
export interface ShownCorporateGroup {
  readonly name: string;
  readonly siteCount?: number;
}

export interface CorporateGroupButtonProps {
  /** The current corporate group; `null` for all of them. */
  readonly group: ShownCorporateGroup | null;
  /** Number of corporate groups in "Alla koncerner"; undefined when unknown. */
  readonly groupCount?: number | undefined;
  /** Whether what it opens is open. */
  readonly isOpen: boolean;
  /** Opens or closes the search for another corporate group. */
  readonly onPress: () => void;
  /** The element, to focus or to measure it. */
  readonly ref: Ref<HTMLButtonElement>;
}

function Face({ group, groupCount }: Pick<CorporateGroupButtonProps, 'group' | 'groupCount'>): ReactElement {
  const text = useMessages(menuMessages);
  const count = group?.siteCount;
  const ofGroup = count === undefined ? text('corporateGroup') : text('corporateGroupWithSites', { count });
  const ofEvery =
    groupCount === undefined
      ? text('everyCorporateGroupReach')
      : text('corporateGroupCount', { count: groupCount });
  return (
    <>
      <span className={styles.mark}>
        {group === null ? (
          <span className={styles.every}>
            <Icon icon={Building2} />
          </span>
        ) : (
          <Avatar name={group.name} shape="square" size="sm" tone="accent" />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{group === null ? text('everyCorporateGroup') : group.name}</span>{' '}
        <span className={styles.detail}>{group === null ? ofEvery : ofGroup}</span>
      </span>
    </>
  );
}

/**
 * Shows the current corporate group and opens the search for another one: by a press, or by Ctrl J (on a Mac Cmd J)
 * anywhere. A `CorporateGroupSearch` opens below it.
 */
export function CorporateGroupButton({
  isOpen,
  onPress,
  ref,
  ...shown
}: CorporateGroupButtonProps): ReactElement {
  const shortcut = useIsMac() ? 'Meta+J' : 'Control+J';
  usePageShortcut('j', onPress);
  return (
    <Button
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      className={styles.button}
      onPress={onPress}
      ref={ref}
      render={(props) => <button {...props} aria-keyshortcuts={shortcut} />}
    >
      <Face {...shown} />
      <Icon icon={ChevronsUpDown} size="sm" />
    </Button>
  );
}

/** Shows the current corporate group to a user who has only one: there is nothing to select. */
export function CorporateGroupName({ group }: { readonly group: ShownCorporateGroup }): ReactElement {
  return (
    <div className={styles.button}>
      <Face group={group} />
    </div>
  );
}
