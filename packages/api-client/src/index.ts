export { type Client, createClient } from './client.ts';
export type * from './contract.ts';
export {
  type AbortedError,
  type AnswerFacts,
  type ApiError,
  type FieldError,
  fieldError,
  isAbortedError,
  isApiError,
  isFieldError,
  isNonFieldError,
  isNoResponseError,
  isTimeoutError,
  isUnknownError,
  messages,
  type NonFieldError,
  nonFieldError,
  type NoResponseError,
  type TimeoutError,
  type UnknownError,
} from './errors/api-error.ts';
export type { ErrorReader } from './errors/error-body.ts';
export { unknownReason, type UnknownReason } from './errors/unknown-reason.ts';
export { everyCorporateGroupCalls } from './resources/every-corporate-group.ts';
export { invoiceFileCalls } from './resources/invoice-files.ts';
export { type QueryAnswer, type QueryArgs, queryCalls, type QueryOperation } from './resources/queries.ts';
export { searchCalls } from './resources/search.ts';
export { personalDataCalls } from './resources/personal-data.ts';
export { brokerLinkCalls, passkeyCalls, proofCalls, signInCalls } from './resources/sign-in.ts';
export { certificatePreviewCalls } from './resources/certificate-preview.ts';
export { grantedPermissions, holdsAll, holdsAny, meetsRule, type PermissionRule } from './permissions.ts';
/** Who may call an operation, by operation name; operations that need no permission are not listed. */
export * as permissionsOf from './generated/permissions-of.ts';
export { browserStorage, type BrowserStorageOptions } from './session/browser-storage.ts';
export { memoryStorage } from './session/memory-storage.ts';
export { savedViewCalls } from './resources/saved-views.ts';
export { intakeCalls } from './resources/intakes.ts';
export { serviceAccountCalls } from './resources/service-accounts.ts';
export { decodeSiteSet, encodeSiteSet } from './site-set.ts';
export type { Session, SessionListener, SessionStorage, Shadow } from './session/session.ts';
export type { AnswerOf, ArgsOf, CallParameters } from './transport/endpoint-types.ts';
export type { Fetch } from './transport/exchange.ts';
export type { HookRequest, HookResponse, Hooks } from './transport/hooks.ts';
export type { SessionEnd } from './transport/refresher.ts';
export type { CallOptions, ClientOptions } from './transport/transport.ts';
export type { Download } from './transport/download.ts';
export type { Endpoints, ListCall } from './transport/endpoints.ts';
export type { Page } from './transport/every-item.ts';
export { downloadProgress } from './transport/download-progress.ts';
export { uploadProgress } from './transport/upload-progress.ts';
