import { execFileSync } from 'node:child_process';
import { isInstalled } from '../../../tooling/programs/file-programs.ts';

/** What is dropped of a port of this computer: what is sent to it, and what it answers. */
const directions = ['--dport', '--sport'] as const;

function change(how: '-I' | '-D', port: number): void {
  for (const direction of directions)
    execFileSync('iptables', [how, 'INPUT', '-i', 'lo', '-p', 'tcp', direction, String(port), '-j', 'DROP']);
}

/**
 * A network to a port of this computer that can be cut as a cable is: what is sent is lost, and nobody is told (Linux, as root,
 * with iptables).
 */
export class Network {
  readonly #port: number;
  #isCut = false;
  // No rule stays behind, whatever ends the bench.
  readonly #mend = (): void => this.mend();

  constructor(port: number) {
    this.#port = port;
  }

  /** Whether networks can be cut here. */
  static get canBeCut(): boolean {
    return process.getuid?.() === 0 && isInstalled('iptables');
  }

  cut(): void {
    process.once('exit', this.#mend);
    this.#isCut = true;
    change('-I', this.#port);
  }

  mend(): void {
    if (!this.#isCut) return;
    this.#isCut = false;
    process.removeListener('exit', this.#mend);
    change('-D', this.#port);
  }
}
