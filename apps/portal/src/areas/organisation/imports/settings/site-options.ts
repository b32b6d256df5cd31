import { searchCalls, type Client } from '@vinrod/api-client';
import type { Option } from '@vinrod/ui/format';

/** Sites that a search finds, in every corporate group. */
export async function siteOptions(
  client: Client,
  search: string,
  signal: AbortSignal,
): Promise<readonly Option[]> {
  if (search === '') return [];
  const { results } = await client.with(searchCalls).find({ query: { search }, signal });
  return results
    .filter(({ kind }) => kind === 'site')
    .map(({ uuid, title, details }) => ({ value: uuid, label: title, description: details.join(', ') }));
}
