import { Button } from '@vinrod/ui/button';
import { UserPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { t } from '#messages';
import { useMayAdminister } from '#profile';

import { InviteDialog } from './InviteDialog.tsx';

/** Parts that invite a user; a place of its own for each, because the dialog outlives the empty list. */
export interface Invitation {
  /** Undefined for viewers who may not invite. */
  readonly button: ReactElement | undefined;
  /** The same in an empty list, quieter beside the page's own. */
  readonly quietButton: ReactElement | undefined;
  readonly dialog: ReactElement | null;
}

/**
 * Button and dialog that invite a user to a corporate group.
 *
 * @param corporateGroup - uuid; undefined while all corporate groups are shown, where nobody can be invited.
 */
export function useInvitation(corporateGroup: string | undefined): Invitation {
  const mayInvite = useMayAdminister('update', 'customerUser');
  const [isInviting, setInviting] = useState(false);
  if (!mayInvite || corporateGroup === undefined)
    return { button: undefined, quietButton: undefined, dialog: null };
  const words = { icon: UserPlus, onPress: () => setInviting(true), children: t('people.invite') };
  return {
    button: <Button variant="primary" {...words} />,
    quietButton: <Button {...words} />,
    dialog: (
      <InviteDialog
        key={corporateGroup}
        corporateGroup={corporateGroup}
        isOpen={isInviting}
        onClose={() => setInviting(false)}
      />
    ),
  };
}
