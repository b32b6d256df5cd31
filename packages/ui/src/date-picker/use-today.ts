import { useState } from 'react';

import type { LocalDate } from '@vinrod/locale/quantities';
import { localDateAt } from '@vinrod/locale/instant';

/** The picker's today: the given day, or the Swedish day when the picker was mounted. */
export function useToday(given: LocalDate | undefined): LocalDate {
  const [today] = useState(() => localDateAt(new Date()));
  return given ?? today;
}
