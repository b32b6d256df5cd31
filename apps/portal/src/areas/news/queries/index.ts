export { useNewsArticle, usePublishedNews } from './published-news-queries.ts';
export { useKeepNewsItem, useNewsItem, useNewsItems } from './news-editing-queries.ts';
