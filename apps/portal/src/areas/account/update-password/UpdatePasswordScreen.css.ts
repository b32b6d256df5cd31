import { style } from '@vanilla-extract/css';

/** Passwords are short: the fields are no wider than on the sign-in page. */
export const narrow = style({ maxInlineSize: '440px' });
