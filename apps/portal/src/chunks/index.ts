export { lazyScreen, type LazyScreen } from './lazy-screen.ts';
