import type { ReactElement } from 'react';

import { useListQueryParams } from '#list-query-params';
import { periodQuery } from '#period';
import { useClient } from '#session';
import { ExportMenu } from '#shell/export-menu';
import { listFiles } from '#shell/list-files';

import { newestFirst } from './newest-first.ts';
import { useEventFilters } from './use-event-filters.ts';

/** "Ladda ner": the events that the list shows, on all its pages. */
export function EventFile(): ReactElement {
  const client = useClient();
  const [{ search }] = useListQueryParams(newestFirst);
  const [{ event, outcome, period }] = useEventFilters();
  return (
    <ExportMenu
      choices={listFiles((format, options) =>
        client.exports.audit({
          query: {
            format,
            search: search === '' ? undefined : search,
            event,
            outcome,
            ...(period === null ? {} : periodQuery(period)),
          },
          ...options,
        }),
      )}
    />
  );
}
