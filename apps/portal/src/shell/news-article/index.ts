export { NewsArticle, type NewsArticleProps } from './NewsArticle.tsx';
