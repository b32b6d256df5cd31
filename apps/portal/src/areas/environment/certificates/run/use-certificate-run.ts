import { isAbortedError } from '@vinrod/api-client';
import { LIST_LIMIT } from '@vinrod/ui/format';
import { showToast } from '@vinrod/ui/toast';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useInvalidate } from '#data';
import { guardLeaving } from '#drafts';
import { errorText } from '#errors';
import { useClient } from '#session';

import { issueOptions } from '../issue/issue-options.ts';
import {
  cancelled,
  countsOf,
  newRun,
  withStep,
  type CertificateRun,
  type RunFile,
  type RunStep,
} from './certificate-run.ts';
import { fileNameOf } from './pack-files.ts';
import { t } from '../texts.ts';

/** Run that issues certificates for many corporate groups. */
export interface RunningCertificates {
  /** Undefined when there is no run to show. */
  readonly run: CertificateRun | undefined;
  /** Time from the start of the run to its latest progress, ms. */
  readonly elapsedMs: number;
  readonly start: (...run: Parameters<typeof newRun>) => void;
  /** Retries a corporate group that failed or was cancelled. */
  readonly retry: (uuid: string) => void;
  /** Aborts the current call and cancels everything waiting. Files already made stay. */
  readonly cancel: () => void;
  /** Discards the run and its files. */
  readonly forget: () => void;
}

/**
 * Issues the certificates of many corporate groups, with one call per corporate group and one at a time. Continues
 * while the page is open, even with its dialog closed; leaving the page asks for confirmation.
 */
export function useCertificateRun(): RunningCertificates {
  const client = useClient();
  const invalidate = useInvalidate();
  const current = useRef<CertificateRun>(undefined);
  const controller = useRef<AbortController>(undefined);
  const isBusy = useRef(false);
  const [run, setRun] = useState<CertificateRun>();
  const startedAt = useRef(0);
  const [elapsedMs, setElapsed] = useState(0);
  const isUnderWay = run !== undefined && countsOf(run).left > 0;

  useEffect(() => (isUnderWay ? guardLeaving(() => controller.current?.abort()) : undefined), [isUnderWay]);
  useEffect(
    () => () => {
      current.current = undefined;
      controller.current?.abort();
    },
    [],
  );

  const show = useCallback((next: CertificateRun | undefined) => {
    current.current = next;
    setRun(next);
  }, []);

  const issue = useCallback(
    async ({ kind, year }: CertificateRun, uuid: string, corporateGroup: string, signal: AbortSignal) => {
      const page = await client.companies.list({ path: { id: uuid }, query: { limit: LIST_LIMIT }, signal });
      if (page.results.length === 0) throw new RangeError(t('certificates.run.noCompanies'));
      const request = {
        corporate_group: uuid,
        companies: page.results.map((company) => company.uuid),
        sites: null,
        year,
      };
      const options = issueOptions(signal);
      const { blob } = await (kind === 'partnership'
        ? client.exports.generatePartnershipCertificates({ body: request, ...options })
        : client.exports.generateCertificates({ body: request, ...options }));
      const file: RunFile = { name: fileNameOf(year, corporateGroup), content: blob };
      return file;
    },
    [client],
  );

  const work = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const place = (uuid: string, state: RunStep): void => {
      if (current.current === undefined) return;
      show(withStep(current.current, uuid, state));
      setElapsed(performance.now() - startedAt.current);
    };
    for (;;) {
      const next = current.current?.items.find(({ state }) => state.step === 'waiting');
      if (current.current === undefined || next === undefined) break;
      const stop = new AbortController();
      controller.current = stop;
      place(next.uuid, { step: 'running' });
      try {
        const file = await issue(current.current, next.uuid, next.name, stop.signal);
        place(next.uuid, { step: 'done', file });
      } catch (error) {
        const reason = error instanceof RangeError ? error.message : errorText(error);
        place(next.uuid, isAbortedError(error) ? { step: 'cancelled' } : { step: 'failed', reason });
      }
    }
    isBusy.current = false;
    if (current.current === undefined) return;
    const { total, done, failed } = countsOf(current.current);
    if (done + failed === total)
      showToast({
        tone: failed === 0 ? 'success' : 'warning',
        title: t('certificates.run.through', { year: String(current.current.year) }),
        description: t('certificates.run.result', { done, failed }),
      });
    await invalidate('generateCertificates');
  }, [issue, invalidate, show]);

  const start = useCallback(
    (...parts: Parameters<typeof newRun>) => {
      show(newRun(...parts));
      startedAt.current = performance.now();
      void work();
    },
    [show, work],
  );
  const retry = useCallback(
    (uuid: string) => {
      if (current.current === undefined) return;
      show(withStep(current.current, uuid, { step: 'waiting' }));
      void work();
    },
    [show, work],
  );
  const cancel = useCallback(() => {
    if (current.current !== undefined) show(cancelled(current.current));
    controller.current?.abort();
  }, [show]);
  const forget = useCallback(() => {
    show(undefined);
    controller.current?.abort();
  }, [show]);
  return { run, elapsedMs, start, retry, cancel, forget };
}
