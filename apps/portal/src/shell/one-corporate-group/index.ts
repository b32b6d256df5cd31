export { OneCorporateGroup } from './OneCorporateGroup.tsx';
