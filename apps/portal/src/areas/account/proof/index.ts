export { ProofForm, type ProofFormProps } from './ProofForm.tsx';
