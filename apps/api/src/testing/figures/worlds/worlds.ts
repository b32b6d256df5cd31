import type { CaseGround } from '../cases.ts';
import type { FigureWorld } from '../figure-case.ts';
import { demoGround, makeDemoWorld } from './demo-world.ts';
import { madeGround } from './made-ground.ts';
import { makeWorld } from './made-world.ts';
import { importRealWorld, realGround, whyRealIsAbsent } from './real-world.ts';

/** A data set for comparing figures. */
export interface WorldChoice {
  readonly name: string;
  readonly ground: Omit<CaseGround, 'companies'>;
  /** Why it is not available here; null when it is. */
  readonly whyAbsent: () => string | null;
  readonly open: (seed: string) => Promise<FigureWorld>;
}

/** Every data set for comparing figures. */
export const worlds: readonly WorldChoice[] = [
  { name: 'made', ground: madeGround, whyAbsent: () => null, open: makeWorld },
  { name: 'demo', ground: demoGround, whyAbsent: () => null, open: makeDemoWorld },
  { name: 'real', ground: realGround, whyAbsent: whyRealIsAbsent, open: importRealWorld },
];
