export { SignedInArea } from './SignedInArea.tsx';
