export {
  SignedInUserContext,
  useHasAll,
  useHasAny,
  useMayAdminister,
  useSignedInUser,
  type SignedInUser,
} from './profile-context.ts';
