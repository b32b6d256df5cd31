export { ShadowBanner } from './ShadowBanner.tsx';
