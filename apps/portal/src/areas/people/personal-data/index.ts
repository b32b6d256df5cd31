export { PersonalData } from './PersonalData.tsx';
