export { emptyWork, isWorkDraft, workDraft, workFields, workProblems, type WorkDraft } from './work-draft.ts';
export { WorkFields, workFieldNames, workLabels, type WorkFieldsProps } from './WorkFields.tsx';
