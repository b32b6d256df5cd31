/** No-break space, between thousands and between a number and its unit. */
export const NO_BREAK_SPACE = '\u00A0';

/** The minus sign of Swedish numbers, as wide as a digit. A hyphen is never used for it. Library only. */
export const MINUS = '\u2212';

/** En dash, between the ends of a range. */
export const EN_DASH = '\u2013';

/** Placeholder for a missing value, which is never shown as 0. */
export const MISSING = EN_DASH;
