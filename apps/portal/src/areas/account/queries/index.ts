export { useAuthenticator } from './authenticator-query.ts';
