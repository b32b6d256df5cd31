/**
 * Where an id differs from the one it resembles: what is equal before, what differs, what is equal after.
 *
 * @param id - The id as it was read.
 * @param near - The id that it resembles.
 */
export function differingPart(
  id: string,
  near: string,
): readonly [before: string, differing: string, after: string] {
  const most = Math.min(id.length, near.length);
  let start = 0;
  while (start < most && id[start] === near[start]) start += 1;
  let end = 0;
  while (end < most - start && id.at(-1 - end) === near.at(-1 - end)) end += 1;
  return [id.slice(0, start), id.slice(start, id.length - end), id.slice(id.length - end)];
}
