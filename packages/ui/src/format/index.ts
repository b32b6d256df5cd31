export { formatBankgiro } from './bankgiro.ts';
export { EN_DASH, MINUS, MISSING, NO_BREAK_SPACE } from '@vinrod/locale/characters';
export {
  AXIS_MONTH_NAMES,
  ENGLISH_MONTH_NAMES,
  formatDate,
  formatLongDate,
  formatMonth,
  formatShortDate,
  isoWeekdayName,
  MONTH_NAMES,
  monthName,
  SHORT_MONTH_NAMES,
  SHORT_WEEKDAY_NAMES,
  WEEKDAY_NAMES,
  weekdayName,
} from '@vinrod/locale/date';
export type { MonthStyle, WeekdayStyle } from '@vinrod/locale/date';
export { DOWNLOAD_NAMES, downloadName, extensionForContentType, UNKNOWN_EXTENSION } from './download-name.ts';
export type { DownloadKind } from './download-name.ts';
export {
  EMISSION_UNIT,
  EMISSION_UNIT_SPOKEN,
  EMISSION_UNIT_TYPESET,
  emissionQuantity,
  formatEmission,
  formatEmissionFactor,
  TON_FROM_KG,
} from '@vinrod/locale/emission';
export {
  ENERGY_UNITS,
  energyIn,
  energyQuantity,
  energyUnitFor,
  formatEnergy,
  GWH_FROM_KWH,
  MWH_FROM_KWH,
} from '@vinrod/locale/energy';
export type { EnergyOptions, EnergyUnit } from '@vinrod/locale/energy';
export { formatFileSize, formatFileSizeLimit } from './file-size.ts';
export {
  BREAKPOINTS,
  COMPACT_CONTROL_HEIGHT,
  LINE_GRAPH_COLOR_COUNT,
  LIST_LIMIT,
  NEWS_IMAGE_RATIO,
  SHADOW_BANNER_HEIGHT,
  SIDE_NAV_RAIL_WIDTH,
  SIDE_NAV_WIDTH,
  SIDE_PANEL_WIDTH,
} from './layout-constants.ts';
export {
  addDays,
  dateFromParts,
  datePartsOf,
  daysBetween,
  isLocalDate,
  parseLocalDate,
  weekdayOf,
} from '@vinrod/locale/local-date';
export type { DateParts } from '@vinrod/locale/local-date';
export type {
  GramsPerKilowattHour,
  InstantMilliseconds,
  InstantText,
  Kilograms,
  KilowattHours,
  Kilowatts,
  Kronor,
  LocalDate,
  LocalMonth,
  OrePerKilowattHour,
  Percent,
} from '@vinrod/locale/quantities';
export {
  addMonths,
  firstDayOf,
  isLocalMonth,
  lastDayOf,
  monthOf,
  monthPartsOf,
  monthsBetween,
} from '@vinrod/locale/local-month';
export { FIRST_DAY_OF_WEEK, LANGUAGE, LOCALE, TIME_ZONE } from '@vinrod/locale/sweden';
export { hasLuhnCheckDigit } from './luhn.ts';
export {
  formatMoney,
  formatPrice,
  formatWholeMoney,
  KRONOR_PRICE_ABOVE_ORE,
  moneyQuantity,
  priceUnitFor,
} from '@vinrod/locale/money';
export type { PriceOptions, PriceUnit } from '@vinrod/locale/money';
export { defaultMonthSpan, monthSpanOf } from './month-span.ts';
export type { MonthSpan } from './month-span.ts';
export { formatInteger, formatNumber, quantityText } from '@vinrod/locale/number';
export type { DecimalOptions, Quantity } from '@vinrod/locale/number';
export { displayNameOption, fullNameOption, nameOption } from './options.ts';
export type { Option } from './options.ts';
export { formatOrganizationNumber, isOrganizationNumber } from './organization-number.ts';
export { parseTypedDate, parseTypedPeriod } from './parse-date.ts';
export { parseTypedMonth, parseTypedMonthSpan } from './parse-month.ts';
export { parseNumber } from './parse-number.ts';
export { changeOf, changePercent, formatPercent, formatSignedPercent } from '@vinrod/locale/percent';
export type { Change, ChangeDirection } from '@vinrod/locale/percent';
export { DEFAULT_MARGIN_PERCENT, MARGIN_OF_NEGATIVE, withPercentageMargin } from './percentage-margin.ts';
export {
  formatLongPeriod,
  formatMonthRange,
  formatPeriod,
  isWholeMonths,
  monthRange,
  periodDays,
} from '@vinrod/locale/period';
export type { Period } from '@vinrod/locale/period';
export {
  DEFAULT_PERIOD_PRESET,
  defaultPeriod,
  PERIOD_PRESETS,
  periodPresetLabel,
  presetOf,
  presetPeriod,
} from './period-preset.ts';
export type { PeriodPreset } from './period-preset.ts';
export { formatPhoneNumber, phoneDigits, phoneLink } from '@vinrod/locale/phone';
export { formatPostcode } from './postcode.ts';
export { formatCurrent, formatPower, formatReactivePower, powerQuantity } from '@vinrod/locale/power';
export { isGsrn, normalizeSiteId } from './site-id.ts';
export { compareNames } from './sorting.ts';
export { splitSubscripts } from './subscript.ts';
export type { TextPiece } from './subscript.ts';
export {
  formatDateTime,
  formatHourSpan,
  formatTextHourSpan,
  formatTextTime,
  formatTime,
} from '@vinrod/locale/time';
export {
  matchesPreparedSearch,
  matchesTreeSearch,
  prepareTreeSearch,
  searchKey,
  TREE_SEARCH_FIELDS,
  treeSearchMatcher,
} from './tree-search.ts';
export type { SearchableTreeNode } from './tree-search.ts';
export { weeksInYear } from '@vinrod/locale/iso-week';
export type { IsoWeek } from '@vinrod/locale/iso-week';
export {
  formatLongWeek,
  formatWeek,
  formatWeekNumber,
  isoWeekOf,
  startOfWeek,
} from '@vinrod/locale/local-week';
export { isWeekday } from '@vinrod/locale/local-workday';
export {
  hoursOfDay,
  instantMs,
  localDateAt,
  offsetMinutesAt,
  repeatedHourAt,
  startOfDay,
  wallClockAt,
} from '@vinrod/locale/instant';
export type { Instant, WallClock } from '@vinrod/locale/instant';
export type { RepeatedHour } from '@vinrod/locale/wall-clock';
