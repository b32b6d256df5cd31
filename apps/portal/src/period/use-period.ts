import type { LocalDate, Period } from '@vinrod/ui/format';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';

import { readPeriod, writePeriod } from './period-query-params.ts';
import { choiceOf, resolvePeriod, swedishToday, type PeriodChoice } from './period-choice.ts';

/** The period in the address, and how to change it. */
export interface PeriodState {
  readonly choice: PeriodChoice;
  /** Days of the choice, relative to today. */
  readonly period: Period;
  /** Current Swedish day. */
  readonly today: LocalDate;
  readonly select: (choice: PeriodChoice) => void;
  /** Selects days picked by hand; days that match a quick choice become that choice. */
  readonly selectPeriod: (period: Period) => void;
}

/** Keeps the period in the address. Changes replace the history entry, so Back leads to the previous page. */
export function usePeriod(): PeriodState {
  const [params, setParams] = useSearchParams();
  const today = swedishToday();
  const search = params.toString();
  const { choice, period } = useMemo(() => {
    const read = readPeriod(new URLSearchParams(search));
    return { choice: read, period: resolvePeriod(read, today) };
  }, [search, today]);

  const select = useCallback(
    (next: PeriodChoice) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          writePeriod(after, next);
          return after;
        },
        { replace: true },
      );
    },
    [setParams],
  );

  const selectPeriod = useCallback((next: Period) => select(choiceOf(next, today)), [select, today]);

  return { choice, period, today, select, selectPeriod };
}
