/** A named group of fields. */
export { Fieldset, type FieldsetProps } from './Fieldset.tsx';
