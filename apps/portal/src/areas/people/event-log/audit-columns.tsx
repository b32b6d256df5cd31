import type { AuditEvent } from '@vinrod/api-client';
import { detailText } from '@vinrod/api-client/event-words';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatDateTime, MISSING } from '@vinrod/ui/format';
import { StatusBadge } from '@vinrod/ui/status-badge';
import type { ReactNode } from 'react';

import { actorText, kindText, targetText } from '#areas/people/audit';
import { pageLanguage } from '#language';
import { t } from '#messages';

import { outcomeText, outcomeTones } from './outcomes.ts';

function outcomeContent({ outcome }: AuditEvent): ReactNode {
  if (outcome === null) return MISSING;
  const tone = outcomeTones[outcome];
  return tone === null ? outcomeText(outcome) : <StatusBadge tone={tone}>{outcomeText(outcome)}</StatusBadge>;
}

/**
 * @param names - Names of permissions.
 */
export const auditColumns = (names: ReadonlyMap<string, string>): readonly DataTableColumn<AuditEvent>[] => [
  {
    id: 'event',
    header: t('audit.event'),
    text: ({ event }) => kindText(event),
    width: '1.2fr',
    minWidth: 150,
    isStrong: true,
  },
  {
    id: 'occurred_at',
    header: t('audit.time'),
    text: ({ occurred_at: at }) => formatDateTime(at),
    width: 136,
    isSortable: true,
    listPlace: 'detail',
  },
  {
    id: 'outcome',
    header: t('audit.outcome'),
    text: ({ outcome }) => (outcome === null ? MISSING : outcomeText(outcome)),
    render: outcomeContent,
    width: 128,
    listPlace: 'status',
  },
  {
    id: 'actor',
    priority: 1,
    header: t('audit.actor'),
    text: actorText,
    minWidth: 120,
    isSortable: true,
    listPlace: 'detail',
  },
  {
    id: 'target',
    priority: 2,
    header: t('audit.target'),
    text: ({ target }) => (target === null ? MISSING : targetText(target)),
    minWidth: 130,
    isSortable: true,
    listPlace: 'detail',
  },
  {
    id: 'address',
    priority: 4,
    header: t('audit.address'),
    text: ({ address }) => address ?? MISSING,
    width: 130,
    isMuted: true,
  },
  {
    id: 'details',
    priority: 3,
    header: t('audit.details'),
    text: (event) => detailText(event, pageLanguage, names) || MISSING,
    width: '2fr',
    minWidth: 160,
    isMuted: true,
  },
];
