import { consumerKinds, managers, type ConsumerKind, type Manager } from './consumer-kinds.ts';

/** A kind of project, and who installs it. */
export interface WantedProject {
  readonly kind: ConsumerKind;
  readonly manager: Manager;
}

const everybody = '--every';

/**
 * What a rehearsal tries: each kind of project, with one package manager, so that each of these has its turn; with `--every`
 * with all of them. Names of kinds and package managers leave out the others.
 *
 * @throws Error when a name is none of these.
 */
export function wantedProjects(args: readonly string[]): readonly WantedProject[] {
  const kinds = consumerKinds.filter(({ name }) => args.includes(name));
  const named = managers.filter((manager) => args.includes(manager));
  const known = new Set<string>([everybody, ...managers, ...consumerKinds.map(({ name }) => name)]);
  const unknown = args.filter((arg) => !known.has(arg));
  if (unknown.length > 0) {
    throw new Error(`${unknown.join(', ')} is not known. There are ${[...known].join(', ')}.`);
  }
  return (kinds.length > 0 ? kinds : consumerKinds).flatMap((kind) => {
    const everyone = args.includes(everybody) ? managers : [kind.manager];
    return (named.length > 0 ? named : everyone).map((manager) => ({ kind, manager }));
  });
}
