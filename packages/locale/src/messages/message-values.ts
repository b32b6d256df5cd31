/**
 * Reads the arguments of an ICU message from its text at the type level, so that a call with a missing or misspelt
 * value does not compile. Covers what the catalogues use: plain, number, plural, selectordinal and select arguments,
 * nested to any depth.
 */

type Trim<Text extends string> = Text extends ` ${infer Rest}` | `\n${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest} ` | `${infer Rest}\n`
    ? Trim<Rest>
    : Text;

/** `['{' | '}', text after it]` for the first brace in the text. */
type NextBrace<Text extends string> = Text extends `${infer Head}{${infer Tail}`
  ? Head extends `${infer Before}}${string}`
    ? ['}', Text extends `${Before}}${infer Rest}` ? Rest : never]
    : ['{', Tail]
  : Text extends `${string}}${infer Tail}`
    ? ['}', Tail]
    : never;

/** A value for an argument of a message. */
export type MessageValue = string | number;

/** Value of an argument without a format: text, or anything that prints as text. */
type PlainValue = string | number;

type ValueOfFormat<Format extends string> = Format extends 'number' | 'plural' | 'selectordinal'
  ? number
  : Format extends 'select'
    ? string
    : never;

type HasOptions = 'plural' | 'selectordinal' | 'select';

/** Inside message text: find the next argument, or leave the option that this text belongs to. */
type ScanText<Text extends string, Depth extends unknown[], Found> =
  NextBrace<Text> extends [infer Brace, infer Rest extends string]
    ? Brace extends '{'
      ? ScanArgument<Rest, Depth, Found>
      : Depth extends [unknown, ...infer Outer]
        ? ScanOptions<Rest, Outer, Found>
        : Found
    : Found;

/** Just after the opening brace of an argument. */
type ScanArgument<
  Text extends string,
  Depth extends unknown[],
  Found,
> = Text extends `${infer Head}}${infer Tail}`
  ? Head extends `${infer Name},${infer Format}`
    ? Format extends `${infer Kind},${string}`
      ? Trim<Kind> extends HasOptions
        ? Text extends `${Name},${Kind},${infer Options}`
          ? ScanOptions<Options, Depth, Found & Record<Trim<Name>, ValueOfFormat<Trim<Kind>>>>
          : never
        : ScanText<Tail, Depth, Found & Record<Trim<Name>, ValueOfFormat<Trim<Kind>>>>
      : ScanText<Tail, Depth, Found & Record<Trim<Name>, ValueOfFormat<Trim<Format>>>>
    : ScanText<Tail, Depth, Found & Record<Trim<Head>, PlainValue>>
  : never;

/** Among the options of a plural or select: enter the next option, or leave the argument. */
type ScanOptions<Text extends string, Depth extends unknown[], Found> =
  NextBrace<Text> extends [infer Brace, infer Rest extends string]
    ? Brace extends '{'
      ? ScanText<Rest, [unknown, ...Depth], Found>
      : ScanText<Rest, Depth, Found>
    : never;

type NoValues = Record<never, never>;

/** Values required by an ICU message; an empty object when there are none. */
export type MessageValues<Text extends string> = ScanText<Text, [], NoValues>;

/** Rest parameter of a format call: nothing for a plain text, one object for a text with arguments. */
export type MessageArguments<Text extends string> = keyof MessageValues<Text> extends never
  ? []
  : [values: { [Name in keyof MessageValues<Text>]: Extract<MessageValues<Text>[Name], MessageValue> }];
