import { operation, type Operation } from '../server/operation.ts';
import { listPublishedNews, readPublishedNews } from './published-news.ts';

/** Published news. */
export const newsOperations: readonly Operation[] = [
  operation('listPublishedNews', ({ deps, caller, query, request }) => {
    const { limit = 20, offset = 0, search = '' } = query;
    return listPublishedNews(deps, caller, { limit, offset, search }, request.url);
  }),
  operation('getPublishedNews', ({ deps, caller, params }) => readPublishedNews(deps, caller, params.id)),
];
