import { readConfig, requireServerSettings, summarizeConfig } from '../config/config.ts';
import type { Environment } from '../config/read-setting.ts';
import { adoptWords } from '../messages/define-messages.ts';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import { telemetry } from '../telemetry/telemetry.ts';
import { announcement } from './announcement.ts';
import { createLogger } from './logger.ts';
import { orExplain, printLine } from './or-explain.ts';
import { startServer, type RunningServer } from './start-server.ts';

function stopOnSignal(server: RunningServer, drainTime: number): void {
  let isStopping = false;
  const stop = (wait: number): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void orExplain(async () => {
      await server.stop(wait);
      await telemetry().stop();
      process.exit(0);
    });
  };
  process.on('SIGTERM', () => stop(drainTime));
  // Somebody at the keyboard has no balancer to wait for.
  process.on('SIGINT', () => stop(0));
}

/** Runs the server until a signal stops it. A second signal ends it at once. */
export async function run(environment: Environment): Promise<void> {
  await orExplain(async () => {
    const config = readConfig(environment);
    requireServerSettings(config, environment);
    adoptWords(config.brand?.sheet.apiWords ?? null);
    const log = createLogger(config.logLevel);
    log.info({ config: summarizeConfig(config) }, 'starting');
    if (config.telemetry !== null) await startTelemetry(config.telemetry);
    stopOnSignal(await startServer(config, log), config.drainTime);
    printLine(announcement(config));
  });
}
