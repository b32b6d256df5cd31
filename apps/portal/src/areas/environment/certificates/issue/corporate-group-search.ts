import type { CorporateGroupMinimal } from '@vinrod/api-client';
import { searchKey } from '@vinrod/ui/format';

/** Corporate groups that a search offers at a time. */
const offered = 50;

/**
 * The corporate groups that are not chosen yet and whose name or organisationsnummer holds what was typed; the number
 * is found with and without its hyphen.
 */
export function corporateGroupsToAdd(
  corporateGroups: readonly CorporateGroupMinimal[],
  selected: readonly string[],
  search: string,
): readonly CorporateGroupMinimal[] {
  const wanted = searchKey(search);
  const holds = (text: string): boolean => searchKey(text).includes(wanted);
  return corporateGroups
    .filter(({ uuid }) => !selected.includes(uuid))
    .filter(
      ({ name, organization_number: number }) =>
        holds(name) || holds(number) || holds(number.replace('-', '')),
    )
    .slice(0, offered);
}
