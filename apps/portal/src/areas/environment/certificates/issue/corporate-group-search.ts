import type { CorporateGroupMinimal } from '@vinrod/api-client';
import { searchKey } from '@vinrod/ui/format';

/** Most corporate groups offered per search. */
const offered = 50;

/**
 * Corporate groups not yet selected whose name or organisationsnummer contains the search text; the number matches with
 * or without its hyphen.
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
