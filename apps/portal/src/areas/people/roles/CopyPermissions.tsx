import type { Role } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Dialog } from '@vinrod/ui/dialog';
import { ClipboardCopy } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import type { RoleRealm } from '#areas/people/queries';
import { t } from '#messages';

import { CopyForm } from './CopyForm.tsx';

export interface CopyPermissionsProps {
  readonly realm: RoleRealm;
  readonly role: Role;
}

/** Opens the dialog that copies this role's permissions to others. */
export function CopyPermissions({ realm, role }: CopyPermissionsProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={ClipboardCopy} onPress={() => setOpen(true)}>
        {t('roles.spread')}
      </Button>
      <Dialog
        title={t('roles.spreadTitle', { name: role.display_name })}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <CopyForm realm={realm} role={role} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
