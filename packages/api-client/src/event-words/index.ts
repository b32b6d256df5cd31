export { detailText, type DetailedEvent } from './detail-text.ts';
export type { PermissionNames } from './details-of-people.ts';
export { serviceScopeNames } from './details-of-service-accounts.ts';
export { fieldName } from './field-names.ts';
export { eventNames, namelessActor, outcomeNames, targetNames } from './kinds.ts';
export { operationName } from './operation-names.ts';
export { suggestionState, userState } from './states.ts';
export type { Language, Words } from './words.ts';
