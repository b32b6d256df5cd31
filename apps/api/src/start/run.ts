import { readConfig, requireServerSettings, summarizeConfig } from '../config/config.ts';
import type { Environment } from '../config/read-setting.ts';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import { telemetry } from '../telemetry/telemetry.ts';
import { announcement } from './announcement.ts';
import { explainError } from './explain-error.ts';
import { createLogger } from './logger.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** Writes a line to the terminal; the log goes there too, but as JSON. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs work that may fail for a reason the operator can fix: such a reason is shown as one sentence, anything else with
 * its stack, and both end the process with exit code 1.
 */
export async function orExplain<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    process.exit(1);
  }
}

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
    const log = createLogger(config.logLevel);
    log.info({ config: summarizeConfig(config) }, 'starting');
    if (config.telemetry !== null) await startTelemetry(config.telemetry);
    stopOnSignal(await startServer(config, log), config.drainTime);
    printLine(announcement(config));
  });
}
