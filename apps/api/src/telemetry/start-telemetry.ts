import { sendTelemetryTo, type TelemetrySettings } from './telemetry.ts';

/** Begins to send telemetry. The packages that do so are loaded only here, so that others start as fast without them. */
export async function startTelemetry(settings: TelemetrySettings): Promise<void> {
  const { openTelemetry } = await import('./open-telemetry.ts');
  sendTelemetryTo(openTelemetry(settings));
}
