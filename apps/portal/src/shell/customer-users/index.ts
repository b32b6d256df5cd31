export { AccessFields, accessFieldNames, accessLabels } from './AccessFields.tsx';
export {
  accessChange,
  accessDraft,
  accessProblems,
  isAccessDraft,
  type AccessDraft,
} from './access-draft.ts';
export { CustomerUsersPanel, type CustomerUsersPanelProps } from './CustomerUsersPanel.tsx';
export { scopeText } from './scope-text.ts';
