import { useId, useState } from 'react';
import { unstable_serialize } from 'swr';

import { useQuery, type Query, type QueryKey } from './use-query.ts';

/**
 * Loads what a form is filled from. Each opening asks the server: what another page or somebody else has changed since
 * the form was open last would otherwise be overwritten with what stood there before.
 *
 * @param key - Operation and parameters, or undefined while the form is closed.
 * @param load - Makes the call.
 */
export function useFormQuery<Data>(key: QueryKey | undefined, load: () => Promise<Data>): Query<Data> {
  const name = key === undefined ? '' : unstable_serialize(key);
  const form = useId();
  const [opening, setOpening] = useState({ name, count: 0 });
  const current = opening.name === name ? opening : { name, count: opening.count + 1 };
  if (current !== opening) setOpening(current);
  const ownKey = key === undefined ? undefined : ([...key, `${form}${current.count}`] as const);
  return useQuery(ownKey, load, false);
}
