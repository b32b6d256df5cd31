/**
 * Copy of loaded data with one entity marked or unmarked as a favourite wherever it occurs: in a page of a list, alone,
 * or several times in a tree. Data without it is returned unchanged.
 *
 * @param data - Data loaded by a query.
 * @param uuid - uuid of the favourite.
 */
export function marked(data: unknown, uuid: string, isFavorite: boolean): unknown {
  if (Array.isArray(data)) {
    const items = data.map((item: unknown) => marked(item, uuid, isFavorite));
    return items.every((item, index) => item === data[index]) ? data : items;
  }
  if (typeof data !== 'object' || data === null) return data;
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) {
    const after = marked(value, uuid, isFavorite);
    if (after !== value) changes[name] = after;
  }
  if ('uuid' in data && data.uuid === uuid && 'is_favorite' in data) changes['is_favorite'] = isFavorite;
  return Object.keys(changes).length === 0 ? data : { ...data, ...changes };
}
