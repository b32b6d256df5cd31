import { localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import {
  isoWeekOf as weekOfDay,
  mondayOf,
  startOfIsoWeek as mondayBefore,
  type IsoWeek,
} from '@vinrod/locale/iso-week';

/** ISO week of the local day that holds an instant (UTC ms). */
export function isoWeekOf(instant: number): IsoWeek {
  return weekOfDay(localDayOf(instant));
}

/** Local midnight (UTC ms) of the Monday of the week that holds an instant. */
export function startOfIsoWeek(instant: number): number {
  return startOfLocalDay(mondayBefore(localDayOf(instant)));
}

/** Local midnight (UTC ms) of the Monday of a named ISO week. */
export function fromIsoWeek(week: IsoWeek): number {
  return startOfLocalDay(mondayOf(week));
}
