import { Gauge } from 'prom-client';
import type { Replicas } from '../store/replicas/replicas.ts';
import type { MetricSource } from './metrics.ts';

/** The replicas, as numbers of `/metrics`. */
export function replicaGauges(replicas: Pick<Replicas, 'states'>): MetricSource {
  return (registry) => {
    if (replicas.states.length === 0) return () => Promise.resolve();
    const registers = [registry];
    const up = new Gauge({
      name: 'vinrod_replica_up',
      help: 'Whether reports are read from a replica: 1, or 0 while it does not answer, is late or is none.',
      labelNames: ['replica'],
      registers,
    });
    const delay = new Gauge({
      name: 'vinrod_replica_delay_seconds',
      help: 'For how long a replica has not had what the primary wrote next.',
      labelNames: ['replica'],
      registers,
    });
    return () => {
      for (const { name, leftOut, delay: milliseconds } of replicas.states) {
        up.set({ replica: name }, leftOut === null ? 1 : 0);
        delay.set({ replica: name }, milliseconds / 1000);
      }
      return Promise.resolve();
    };
  };
}
