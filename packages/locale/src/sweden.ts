/** Locale of every text and number on screen (spec section 9: "Language sv", "Numbers use Swedish format"). */
export const LOCALE = 'sv-SE';

/** Value of the `Accept-Language` header and of `<html lang>` (spec section 7). Library only. */
export const LANGUAGE = 'sv';

/** Time zone of everything shown or sent: meter values, periods, dates. Never the zone of the process or browser. */
export const TIME_ZONE = 'Europe/Stockholm';

/** First day of the week as an ISO weekday number, 1 = Monday (spec section 9: "week starts on Monday"). */
export const FIRST_DAY_OF_WEEK = 1;
