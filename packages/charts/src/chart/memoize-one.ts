/** Whether two lists contain identical items. */
export function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, place) => Object.is(item, other[place]));
}

/** Caches a function's last result for as long as its arguments stay identical. */
export function memoizeOne<Arguments extends readonly unknown[], Answer>(
  compute: (...inputs: Arguments) => Answer,
): (...inputs: Arguments) => Answer {
  let last: { readonly inputs: Arguments; readonly answer: Answer } | null = null;
  return (...inputs) => {
    if (last === null || !areSame(last.inputs, inputs)) last = { inputs, answer: compute(...inputs) };
    return last.answer;
  };
}
