import { setTimeout } from 'node:timers/promises';
import { isInstalled } from '../../../tooling/programs/file-programs.ts';
import { startPostgresql } from '../../../tooling/programs/postgresql-server.ts';
import type { Measurement } from '../result.ts';
import type { Drill } from './drill.ts';
import { lasting } from './lasting.ts';
import { NginxBalancer } from './nginx-balancer.ts';
import { PortalProcesses } from './portal-processes.ts';
import { runDrills } from './run-drills.ts';

/** Does something each second, for six. */
async function eachSecond(act: () => void): Promise<void> {
  for (let second = 0; second < 6; second += 1) {
    act();
    await setTimeout(1_000);
  }
}

function balancerDrills(balancer: NginxBalancer): readonly Drill[] {
  return [
    { name: 'nothing, behind nginx', happens: () => undefined },
    {
      name: 'the balancer reads its settings again, six times',
      happens: () => eachSecond(() => balancer.reload()),
      wrong: 0,
    },
    {
      name: 'the balancer drops every connection, six times',
      happens: () => eachSecond(() => balancer.dropConnections()),
      wrong: 0,
    },
    { name: 'the balancer is killed', happens: () => balancer.kill(), isMended: () => balancer.start() },
  ];
}

/** Two processes of the portal behind nginx. */
export async function behindNginx(): Promise<readonly Measurement[]> {
  if (!isInstalled('nginx')) {
    process.stdout.write('No balancer fails: nginx is not installed.\n');
    return [];
  }
  const server = await startPostgresql({}, lasting);
  try {
    return await PortalProcesses.during(server.url, { TRUSTED_PROXIES: '127.0.0.1' }, async (portal) => {
      const balancer = await NginxBalancer.inFrontOf(portal.all);
      try {
        return await runDrills(balancer, balancerDrills(balancer));
      } finally {
        await balancer.remove();
      }
    });
  } finally {
    server.stop();
  }
}
