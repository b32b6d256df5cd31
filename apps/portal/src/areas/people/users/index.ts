export { RoleChoice } from './RoleChoice.tsx';
export { StatusFilter, useStatusFilter } from './StatusFilter.tsx';
export { UserPage, type UserParts } from './UserPage.tsx';
export { atEnd } from './People.css.ts';
export { userColumns } from './user-columns.tsx';
export { userQuery, type UsersRequest } from './user-query.ts';
