import packageFile from '../../package.json' with { type: 'json' };
import type { TelemetrySettings } from '../telemetry/telemetry.ts';
import { ConfigError } from './config-error.ts';
import { readChoice, readFlag, readInteger, readText, readUrl, type Environment } from './read-setting.ts';

const exporters = ['otlp', 'none'] as const;

function readRatio(environment: Environment): number {
  const text = readText(environment, 'OTEL_TRACES_SAMPLER_ARG');
  if (text === null) return 1;
  const ratio = Number(text);
  if (!/^[\d.]+$/.test(text) || !(ratio >= 0 && ratio <= 1))
    throw new ConfigError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${text}".`);
  return ratio;
}

/**
 * Reads what is sent to an OpenTelemetry collector by its standard variables. Those for the way there, such as
 * `OTEL_EXPORTER_OTLP_HEADERS`, are read by its packages.
 *
 * @returns null when nothing is sent.
 * @throws ConfigError naming the first invalid setting.
 */
export function readTelemetry(environment: Environment): TelemetrySettings | null {
  const endpoint = readUrl(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  if (endpoint === null || readFlag(environment, 'OTEL_SDK_DISABLED', false)) return null;
  readChoice(environment, 'OTEL_EXPORTER_OTLP_PROTOCOL', ['http/json'], 'http/json');
  return {
    traces: readChoice(environment, 'OTEL_TRACES_EXPORTER', exporters, 'otlp') === 'otlp',
    metrics: readChoice(environment, 'OTEL_METRICS_EXPORTER', exporters, 'otlp') === 'otlp',
    ratio: readRatio(environment),
    metricInterval: readInteger(environment, 'OTEL_METRIC_EXPORT_INTERVAL', {
      fallback: 60_000,
      minimum: 1000,
      maximum: 3_600_000,
    }),
    serviceName: readText(environment, 'OTEL_SERVICE_NAME') ?? 'vinrod-portal',
    version: packageFile.version,
  };
}
