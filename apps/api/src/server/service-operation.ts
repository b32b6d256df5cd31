import type { JsonRecord } from './json-document.ts';
import type { ServiceOperationRule } from './contract.ts';
import type { Deps } from './deps.ts';
import type { OperationId } from './operation.ts';
import type { RequestInfo } from './request-info.ts';
import type { ServiceCaller } from './service-caller.ts';

/** A request to an operation for the supplier's own systems, whose account has its scope. */
export interface ServiceCall {
  readonly rule: ServiceOperationRule;
  readonly caller: ServiceCaller;
  /** Checked against the contract. */
  readonly query: JsonRecord;
  readonly request: RequestInfo;
  readonly deps: Deps;
}

/** An operation for the supplier's own systems with its implementation. */
export interface ServiceOperation {
  readonly id: OperationId;
  readonly handle: (call: ServiceCall) => Promise<Response> | Response;
}
