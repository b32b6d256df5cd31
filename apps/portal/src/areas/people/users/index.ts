export { RoleChoice } from './RoleChoice.tsx';
export { StatusFilter, useStatusFilter } from './StatusFilter.tsx';
export { UserActions } from './UserActions.tsx';
export { atEnd } from './People.css.ts';
export { userColumns } from './user-columns.tsx';
export { ContactSection } from './ContactSection.tsx';
export { userLead } from './user-lead.ts';
export { userQuery, type UsersRequest } from './user-query.ts';
