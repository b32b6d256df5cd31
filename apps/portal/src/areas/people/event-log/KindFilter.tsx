import type { AuditEventKind } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Menu } from '@vinrod/ui/menu';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';

import { everyKind, kindText } from '#areas/people/audit';
import { t } from '#messages';

export interface KindFilterProps {
  /** undefined shows every kind. */
  readonly kind: AuditEventKind | undefined;
  readonly select: (kind: AuditEventKind | undefined) => void;
}

const every = 'all';

/** Filters by kind of event. */
export function KindFilter({ kind, select }: KindFilterProps): ReactElement {
  return (
    <Menu
      label={t('audit.event')}
      trigger={
        <Button iconAfter={ChevronDown}>{kind === undefined ? t('audit.everyEvent') : kindText(kind)}</Button>
      }
      sections={[
        {
          id: 'kinds',
          label: t('audit.event'),
          selectedId: kind ?? every,
          onSelect: (id) => select(everyKind.find((known) => known === id)),
          items: [
            { id: every, label: t('audit.everyEvent') },
            ...everyKind.map((known) => ({ id: known, label: kindText(known) })),
          ],
        },
      ]}
    />
  );
}
