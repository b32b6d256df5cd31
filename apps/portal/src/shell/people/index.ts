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
export { UserActions, type UserActionsProps } from './UserActions.tsx';
export type { UserDeeds } from './use-user-deeds.tsx';
export { atEnd } from './People.css.ts';
export { userColumns, type User } from './user-columns.tsx';
export { ContactSection, type ContactSectionProps } from './ContactSection.tsx';
export { userLead } from './user-lead.ts';
