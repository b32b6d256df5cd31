export { SignedInUserContext, useHasAny, useSignedInUser, type SignedInUser } from './profile-context.ts';
