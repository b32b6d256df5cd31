export { newsCard } from './news-card.ts';
