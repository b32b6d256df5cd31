import {
  context,
  defaultTextMapGetter,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  serviceNameEnvDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Telemetry, TelemetrySettings } from './telemetry.ts';

/** Characters of a statement that a span holds: enough to know it, and no more to send. */
const longestStatement = 2000;

/** Buckets in seconds, as the conventions for HTTP advise. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

function failed(span: Span, error: unknown): void {
  // The message may hold what somebody typed.
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Telemetry by OpenTelemetry: OTLP over HTTP, to where its own variables say. */
export function openTelemetry(settings: TelemetrySettings): Telemetry {
  const resource = defaultResource()
    .merge(
      resourceFromAttributes({ 'service.name': settings.serviceName, 'service.version': settings.version }),
    )
    .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }));
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracing = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.ratio) }),
    spanProcessors: settings.traces ? [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })] : [],
  });
  const metering = new MeterProvider({
    resource,
    readers: settings.metrics
      ? [
          new PeriodicExportingMetricReader({
            exporter: new OTLPMetricExporter(),
            exportIntervalMillis: settings.metricInterval,
            exportTimeoutMillis: Math.min(settings.metricInterval, 30_000),
          }),
        ]
      : [],
  });
  const tracer = tracing.getTracer('vinrod');
  const meter = metering.getMeter('vinrod');
  const options = { unit: 's', advice: { explicitBucketBoundaries: buckets } };
  const requests = meter.createHistogram('http.server.request.duration', options);
  const queries = meter.createHistogram('db.client.operation.duration', options);
  return {
    request(headers, work) {
      const parent = propagation.extract(ROOT_CONTEXT, Object.fromEntries(headers), defaultTextMapGetter);
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
      return context.with(trace.setSpan(parent, span), async () => {
        try {
          await work(({ method, route, status, seconds }) => {
            const attributes = {
              'http.request.method': method,
              'http.route': route,
              'http.response.status_code': status,
            };
            span.updateName(`${method} ${route}`);
            span.setAttributes(attributes);
            if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
            requests.record(seconds, attributes);
          });
        } finally {
          span.end();
        }
      });
    },
    span: (name, work) =>
      tracer.startActiveSpan(name, { kind: SpanKind.CLIENT }, async (span) => {
        try {
          return await work();
        } catch (error) {
          failed(span, error);
          throw error;
        } finally {
          span.end();
        }
      }),
    queried({ statement, milliseconds, hasFailed }) {
      const operation = /^\s*(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? 'query';
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
      queries.record(milliseconds / 1000, attributes);
      // Work of timers has no request; each of its queries would be a trace of its own.
      if (trace.getActiveSpan() === undefined) return;
      const now = Date.now();
      const span = tracer.startSpan(operation, {
        kind: SpanKind.CLIENT,
        startTime: now - milliseconds,
        attributes: { ...attributes, 'db.query.text': statement.slice(0, longestStatement) },
      });
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(now);
    },
    fields() {
      const active = trace.getActiveSpan()?.spanContext();
      return active === undefined ? {} : { trace_id: active.traceId, span_id: active.spanId };
    },
    async stop() {
      await Promise.allSettled([tracing.shutdown(), metering.shutdown()]);
    },
  };
}
