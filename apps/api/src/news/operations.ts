import { operation, type Operation } from '../server/operation.ts';
import { createNews, deleteNews, updateNews } from './news-changes.ts';
import { uploadNewsFiles } from './news-files.ts';
import { readNews } from './news-item.ts';
import { listNews } from './news-list.ts';
import { listPublishedNews, readPublishedNews } from './published-news.ts';

/** News, for readers and editors. */
export const newsOperations: readonly Operation[] = [
  operation('listPublishedNews', ({ deps, caller, query, request }) => {
    const { limit = 20, offset = 0, search = '', ordering } = query;
    return listPublishedNews(deps, caller, { limit, offset, search, ordering }, request.url);
  }),
  operation('getPublishedNews', ({ deps, caller, params }) => readPublishedNews(deps, caller, params.id)),
  operation('listNews', ({ deps, query, request }) => listNews(deps, query, request.url)),
  operation('getNews', ({ deps, params }) => readNews(deps.database.db, deps.clock.now(), params.id)),
  operation('createNews', ({ deps, caller, body }) => createNews(deps, caller, body)),
  operation('updateNews', ({ deps, params, body }) => updateNews(deps, params.id, body)),
  operation('deleteNews', async ({ deps, params }) => {
    await deleteNews(deps, params.id);
    return {};
  }),
  operation('uploadNewsFiles', ({ deps, params, request }) => uploadNewsFiles(deps, params.id, request.raw)),
];
