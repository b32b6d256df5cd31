/** Fields that belong together. */
export { Fieldset, type FieldsetProps } from './Fieldset.tsx';
