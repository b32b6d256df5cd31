import { useState } from 'react';

import type { LocalDate } from '@vinrod/locale/quantities';
import { localDateAt } from '@vinrod/locale/instant';

/** The day a picker takes for today: the one it was given, or the Swedish day when it came on screen. */
export function useToday(given: LocalDate | undefined): LocalDate {
  const [today] = useState(() => localDateAt(new Date()));
  return given ?? today;
}
