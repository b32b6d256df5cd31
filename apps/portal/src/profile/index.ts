export { SignedInUserContext, useSignedInUser, type SignedInUser } from './profile-context.ts';
export { useCan, useMayAdminister } from './use-can.ts';
export { useMayOpen, type MayOpen } from './use-may-open.ts';
