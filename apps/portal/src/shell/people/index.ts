export { PersonFields, type PersonFieldsProps } from './PersonFields.tsx';
export {
  emptyPerson,
  isPersonDraft,
  personDraft,
  personFields,
  personLabels,
  personProblems,
  type PersonDraft,
} from './person-draft.ts';
export { RoleChoice, type RoleChoiceProps } from './RoleChoice.tsx';
export { StatusFilter, useStatusFilter, type StatusFilterState } from './StatusFilter.tsx';
export { UserActions, type UserActionsProps, type UserDeeds } from './UserActions.tsx';
export { userColumns, type User } from './user-columns.tsx';
export { ContactSection, type ContactSectionProps } from './ContactSection.tsx';
export { userLead } from './user-lead.ts';
