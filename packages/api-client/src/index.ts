export { type Client, createClient } from './client.ts';
export type * from './contract.ts';
export {
  type AbortedError,
  type ApiError,
  type FieldError,
  isAbortedError,
  isApiError,
  isFieldError,
  isNonFieldError,
  isNoResponseError,
  isTimeoutError,
  isUnknownError,
  messages,
  type NonFieldError,
  type NoResponseError,
  type TimeoutError,
  type UnknownError,
} from './errors/api-error.ts';
export { grantedPermissions } from './permissions.ts';
export { browserStorage, type BrowserStorageOptions } from './session/browser-storage.ts';
export { memoryStorage } from './session/memory-storage.ts';
export type { Session, SessionListener, SessionStorage, Shadow } from './session/session.ts';
export type { Fetch } from './transport/exchange.ts';
export type { SessionEnd } from './transport/refresher.ts';
export type { CallOptions, ClientOptions } from './transport/transport.ts';
export type { Download } from './transport/download.ts';
export type { ListCall } from './transport/endpoints.ts';
export type { Page } from './transport/every-item.ts';
export { downloadProgress } from './transport/download-progress.ts';
export { uploadProgress } from './transport/upload-progress.ts';
