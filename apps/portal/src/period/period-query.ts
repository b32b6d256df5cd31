import type { LocalDate, Period } from '@vinrod/ui/format';

/** A period as the API takes it. */
export function periodQuery({ start, end }: Period): { start_date: LocalDate; end_date: LocalDate } {
  return { start_date: start, end_date: end };
}
