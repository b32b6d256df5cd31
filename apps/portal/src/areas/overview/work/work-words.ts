import type { WorkItem, WorkItemKind } from '@vinrod/api-client';
import {
  addDays,
  datePartsOf,
  daysBetween,
  formatMoney,
  formatWholeMoney,
  type LocalDate,
} from '@vinrod/ui/format';
import {
  Activity,
  FileClock,
  Leaf,
  Lightbulb,
  Lock,
  Mail,
  Newspaper,
  ReceiptText,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';

import { formatDayAndMonth, formatLongDate } from '#language/words';

import { t } from './texts.ts';

/** How an item looks: its icon and how much it presses. */
export interface WorkLook {
  readonly icon: LucideIcon;
  readonly tone: 'danger' | 'warning' | 'neutral';
}

export const workLooks: Readonly<Record<WorkItemKind, WorkLook>> = {
  missing_values: { icon: Activity, tone: 'danger' },
  residual_mix: { icon: Leaf, tone: 'warning' },
  suggestions: { icon: Lightbulb, tone: 'warning' },
  contract_end: { icon: FileClock, tone: 'warning' },
  overdue_invoice: { icon: ReceiptText, tone: 'danger' },
  kept_administrator: { icon: ShieldCheck, tone: 'warning' },
  locked_person: { icon: Lock, tone: 'neutral' },
  expired_invitation: { icon: Mail, tone: 'neutral' },
  old_draft: { icon: Newspaper, tone: 'neutral' },
};

/** Days that an invitation can be answered. */
const invitationDays = 7;

/** The words of an item. */
export interface WorkWords {
  readonly title: string;
  readonly detail: string | undefined;
  /** Its koncern, or what it is about instead. */
  readonly place: string;
  /** How long it has waited, or how long is left. */
  readonly age: string | undefined;
  readonly action: string;
}

/** Days from a day to today, itself not counted; negative for a day to come. */
function daysSince(day: LocalDate, today: LocalDate): number {
  return daysBetween(day, today) - 1;
}

/** A day of this year without its year. */
function dayIn(day: LocalDate, today: LocalDate): string {
  return datePartsOf(day).year === datePartsOf(today).year ? formatDayAndMonth(day) : formatLongDate(day);
}

function titleOf(
  kind: WorkItemKind,
  { name, day, detail, part_count: count }: WorkItem,
  today: LocalDate,
): string {
  const date = day === null ? '' : dayIn(day, today);
  switch (kind) {
    case 'missing_values':
      return day === null ? t('work.missing_values.undated') : t('work.missing_values', { day: date });
    case 'residual_mix':
      return detail === null
        ? t('work.residual_mix', { year: name })
        : t('work.residual_mix.preliminary', { year: name });
    case 'suggestions':
      return t('work.suggestions', { count: count ?? 0 });
    case 'contract_end':
      return t('work.contract_end', { name, day: date });
    case 'overdue_invoice':
      return t('work.overdue_invoice', { number: name, day: date });
    case 'kept_administrator':
      return t('work.kept_administrator', { name });
    case 'locked_person':
      return t('work.locked_person', { name });
    case 'expired_invitation':
      return t('work.expired_invitation', { name });
    case 'old_draft':
      return t('work.old_draft', { title: name, count: day === null ? 0 : daysSince(day, today) });
  }
}

function detailOf(
  kind: WorkItemKind,
  { name, day, detail, part_count: count, amount_sek: amount }: WorkItem,
  today: LocalDate,
): string | undefined {
  switch (kind) {
    case 'missing_values':
      return t('work.missing_values.detail', { count: count ?? 0 });
    case 'residual_mix':
      return t('work.residual_mix.detail', { year: name });
    case 'suggestions':
      return amount === null ? undefined : t('work.suggestions.detail', { amount: formatWholeMoney(amount) });
    case 'overdue_invoice':
      return [formatMoney(amount), detail].filter((text) => text !== null).join(', ');
    case 'expired_invitation':
      return day === null
        ? undefined
        : t('work.expired_invitation.detail', { day: dayIn(addDays(day, invitationDays), today) });
    case 'old_draft':
      return detail === null ? undefined : t('work.old_draft.detail', { name: detail });
    case 'kept_administrator':
      return t('work.kept_administrator.detail');
    case 'contract_end':
    case 'locked_person':
      return detail ?? undefined;
  }
}

const kindsOfPeople: readonly WorkItemKind[] = ['kept_administrator', 'locked_person', 'expired_invitation'];

function aboutOf(kind: WorkItemKind, { corporate_group: corporateGroup }: WorkItem): string {
  if (corporateGroup !== null) return corporateGroup.name;
  return kindsOfPeople.includes(kind) ? t('work.staff') : t('work.everywhere');
}

/**
 * An item in words.
 *
 * @param today - Swedish day.
 */
export function workWords(kind: WorkItemKind, item: WorkItem, today: LocalDate): WorkWords {
  const age = item.day === null ? 0 : daysSince(item.day, today);
  const counted =
    kind === 'contract_end' ? t('work.daysLeft', { count: -age }) : t('work.days', { count: age });
  return {
    title: titleOf(kind, item, today),
    detail: detailOf(kind, item, today),
    place: aboutOf(kind, item),
    age: item.day === null || kind === 'suggestions' ? undefined : counted,
    action: t(`work.${kind}.do`),
  };
}
