export { ProofForm } from './ProofForm.tsx';
