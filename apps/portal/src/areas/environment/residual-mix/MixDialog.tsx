import { EmptyState } from '@vinrod/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import type { ReactElement } from 'react';

import { useFormOperation } from '#data';
import { isMissing } from '#errors';
import { FormDialog } from '#entity-form';
import { t } from '#messages';
import { LoadError } from '#shell/query-state';

import type { MixView } from './mix-query-params.ts';
import { MixForm } from './MixForm.tsx';

export interface MixDialogProps {
  /** What is being edited; `none` keeps the dialog closed. */
  readonly view: MixView;
  /** Suggested year of a new mix; null for none, undefined while not known. */
  readonly newYear: number | null | undefined;
  readonly onClose: () => void;
}

/** Adds, corrects or removes a year. Refetches an existing year, so that current values are corrected. */
export function MixDialog({ view, newYear, onClose }: MixDialogProps): ReactElement {
  const mix = useFormOperation(
    'getResidualMix',
    view.kind === 'year' ? { path: { id: view.id } } : undefined,
  );
  const saved = view.kind === 'year' && mix.data?.id === view.id ? mix.data : undefined;
  return (
    <FormDialog title={title()} size="lg" isOpen={view.kind !== 'none'} onClose={onClose}>
      {content()}
    </FormDialog>
  );

  function title(): string {
    if (view.kind === 'none') return '';
    if (view.kind === 'new') return t('residualMix.add');
    return saved === undefined
      ? t('residualMix.editYear')
      : t('residualMix.edit', { year: String(saved.year) });
  }

  function content(): ReactElement | null {
    if (view.kind === 'none') return null;
    if (isMissing(mix.error)) return <EmptyState title={t('residualMix.yearGone')} />;
    if (mix.error !== undefined)
      return <LoadError what={t('residualMix.title')} error={mix.error} onRetry={mix.retry} />;
    if (view.kind === 'new' && newYear !== undefined) {
      return (
        <MixForm key={view.year ?? 'new'} mix={undefined} newYear={view.year ?? newYear} onClose={onClose} />
      );
    }
    if (saved !== undefined) {
      return <MixForm key={saved.id} mix={saved} newYear={null} onClose={onClose} />;
    }
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={360} />
      </SkeletonGroup>
    );
  }
}
