import { CircleCheck, Trash2, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { Dialog } from 'react-aria-components/Dialog';

import { Button } from '../../button/index.ts';
import * as dialogStyles from '../../dialog/Dialog.css.ts';
import { DialogFrame } from '../../dialog/DialogFrame.tsx';
import { Icon } from '../../icon/index.ts';
import { IconButton } from '../../icon-button/index.ts';
import { Stack } from '../../stack/index.ts';
import { StatusBadge } from '../../status-badge/index.ts';
import { TagGroup } from '../../tag/index.ts';
import { vars } from '../../tokens/vars.ts';
import * as toastStyles from '../../toast/Toast.css.ts';

function nothing(): void {}

/** Floating components, laid out on the page beside the rest: a dialog, marks and a toast. */
export function FloatingSheet(): ReactElement {
  return (
    <Stack gap="4">
      <div
        style={{
          border: `1px solid ${vars.color.border}`,
          borderRadius: vars.radius.xl,
          background: vars.color.surfaceRaised,
          boxShadow: vars.shadow.dialog,
        }}
      >
        <Dialog className={dialogStyles.dialog}>
          <DialogFrame
            title="Ta bort gruppen Kyldiskar etapp 2?"
            onClose={nothing}
            actions={
              <>
                <Button>Avbryt</Button>
                <Button variant="danger" icon={Trash2}>
                  Ta bort gruppen
                </Button>
              </>
            }
          >
            <p>
              Anläggningarna finns kvar. Tre användare förlorar sin behörighet till gruppen. Åtgärden kan inte
              ångras.
            </p>
          </DialogFrame>
        </Dialog>
      </div>
      <Stack direction="row" gap="2" align="center" isWrapping>
        <StatusBadge tone="success">Betald</StatusBadge>
        <StatusBadge tone="info">Obetald</StatusBadge>
        <StatusBadge tone="warning">Delbetald</StatusBadge>
        <StatusBadge tone="danger">Förfallen</StatusBadge>
        <StatusBadge>Krediterad</StatusBadge>
        <TagGroup
          label="Vald grupp"
          isLabelHidden
          items={[{ id: 'sandhamra', label: 'Butiker i Sandhamra' }]}
          onRemove={nothing}
        />
      </Stack>
      <div className={toastStyles.toast} style={{ inlineSize: 'auto', maxInlineSize: 'none' }}>
        <span className={`${toastStyles.iconPlace} ${toastStyles.icon.success}`}>
          <Icon icon={CircleCheck} label="Klart" />
        </span>
        <div className={toastStyles.content}>
          <span className={toastStyles.title}>Ändringarna har sparats</span>
          <span className={toastStyles.description}>Rollen Energicontroller gäller nu 41 användare.</span>
        </div>
        <button type="button" className={toastStyles.action}>
          Ångra
        </button>
        <IconButton icon={X} label="Stäng" size="xs" />
      </div>
    </Stack>
  );
}
