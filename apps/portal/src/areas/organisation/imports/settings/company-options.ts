import { searchCalls, type Client } from '@vinrod/api-client';
import type { Option } from '@vinrod/ui/format';

/** Companies that a search finds, in every corporate group. */
export async function companyOptions(
  client: Client,
  search: string,
  signal: AbortSignal,
): Promise<readonly Option[]> {
  if (search === '') return [];
  const { results } = await client.with(searchCalls).find({ query: { search, kind: ['company'] }, signal });
  return results.map(({ uuid, title, details }) => ({
    value: uuid,
    label: title,
    description: details.join(', '),
  }));
}
