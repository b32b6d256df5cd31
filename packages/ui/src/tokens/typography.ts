import tokens from './tokens.json' with { type: 'json' };
import { vars, type CssVar } from './vars.ts';

/** Typography as a style object for vanilla-extract; sizes in rem so that they follow the reader's font size. */
export interface TypographyStyle {
  readonly fontFamily: CssVar;
  readonly fontSize: string;
  readonly lineHeight: number;
  readonly fontWeight: number;
  readonly letterSpacing: string;
}

interface TypographyToken {
  readonly $value: {
    readonly fontFamily: string;
    readonly fontSize: { readonly value: number };
    readonly lineHeight: number;
    readonly fontWeight: number;
    readonly letterSpacing: { readonly value: number };
  };
}

/** Name of a text style, for example `title1` or `bodyStrong`. */
export type TypographyName =
  | 'display'
  | 'title1'
  | 'title2'
  | 'title3'
  | 'figureLg'
  | 'figureMd'
  | 'bodyLg'
  | 'body'
  | 'bodyStrong'
  | 'small'
  | 'caption'
  | 'overline'
  | 'table'
  | 'code';

const rootFontSize = 16;
const displayFamily = '{font.family.display}';

function typographyStyle({ $value: token }: TypographyToken): TypographyStyle {
  const spacing = token.letterSpacing.value / token.fontSize.value;
  return {
    fontFamily: token.fontFamily === displayFamily ? vars.font.heading : vars.font.body,
    fontSize: `${token.fontSize.value / rootFontSize}rem`,
    lineHeight: token.lineHeight,
    fontWeight: token.fontWeight,
    letterSpacing: spacing === 0 ? 'normal' : `${Number(spacing.toFixed(4))}em`,
  };
}

/** Text styles of the kit, resolved from `tokens.json` (tokens.md, "Typography"). For `.css.ts` files. */
export const typography: Readonly<Record<TypographyName, TypographyStyle>> = {
  display: /* @__PURE__ */ typographyStyle(tokens.typography.display),
  title1: /* @__PURE__ */ typographyStyle(tokens.typography['title-1']),
  title2: /* @__PURE__ */ typographyStyle(tokens.typography['title-2']),
  title3: /* @__PURE__ */ typographyStyle(tokens.typography['title-3']),
  figureLg: /* @__PURE__ */ typographyStyle(tokens.typography['figure-lg']),
  figureMd: /* @__PURE__ */ typographyStyle(tokens.typography['figure-md']),
  bodyLg: /* @__PURE__ */ typographyStyle(tokens.typography['body-lg']),
  body: /* @__PURE__ */ typographyStyle(tokens.typography.body),
  bodyStrong: /* @__PURE__ */ typographyStyle(tokens.typography['body-strong']),
  small: /* @__PURE__ */ typographyStyle(tokens.typography.small),
  caption: /* @__PURE__ */ typographyStyle(tokens.typography.caption),
  overline: /* @__PURE__ */ typographyStyle(tokens.typography.overline),
  table: /* @__PURE__ */ typographyStyle(tokens.typography.table),
  code: /* @__PURE__ */ typographyStyle(tokens.typography.code),
};
