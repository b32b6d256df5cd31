export {
  SignedInUserContext,
  useHasAny,
  useMayAdminister,
  useSignedInUser,
  type SignedInUser,
} from './profile-context.ts';
export { useMayOpen, type MayOpen } from './use-may-open.ts';
