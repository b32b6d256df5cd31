/** What a request came to. */
export interface RequestOutcome {
  readonly method: string;
  /** Path of the operation, never its values. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** A query that has ended. */
export interface EndedQuery {
  /** The statement with placeholders, without its values. */
  readonly statement: string;
  readonly milliseconds: number;
  readonly hasFailed: boolean;
}

/** Fields of a log line that lead to its trace; empty outside of one. */
export type TraceFields = Readonly<{ trace_id?: string; span_id?: string }>;

/** Where spans and measurements go. */
export interface Telemetry {
  /** Runs work as a span; it continues the trace of whoever sent the headers. */
  request(headers: Headers, work: (ended: (outcome: RequestOutcome) => void) => Promise<void>): Promise<void>;
  /** Runs work as a span within that of the request it is done for. */
  span<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  queried(query: EndedQuery): void;
  fields(): TraceFields;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** What there is without a place to send to: nothing is kept, and nothing loaded. */
const none: Telemetry = {
  request: (_headers, work) => work(() => undefined),
  span: (_name, work) => work(),
  queried: () => undefined,
  fields: () => ({}),
  stop: () => Promise.resolve(),
};

let current = none;

/** Telemetry of this process. */
export function telemetry(): Telemetry {
  return current;
}

/** What of it is sent. */
export interface TelemetrySettings {
  readonly traces: boolean;
  readonly metrics: boolean;
  /** Part of new traces that is sent, 0 to 1; one that a caller began is sent when the caller's is. */
  readonly ratio: number;
  /** Milliseconds between two reports of the metrics. */
  readonly metricInterval: number;
  /** Name of the service when the environment gives none. */
  readonly serviceName: string;
  readonly version: string;
}

/** Sends what follows to another place. */
export function sendTelemetryTo(place: Telemetry): void {
  current = place;
}
