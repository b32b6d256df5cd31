export { EntityForm, type EntityFormProps } from './EntityForm.tsx';
export { FormDialog, type FormDialogProps } from './FormDialog.tsx';
export { RestoredDraft } from './RestoredDraft.tsx';
export {
  useEntityForm,
  type EntityField,
  type EntityFormOptions,
  type EntityFormState,
} from './use-entity-form.ts';
