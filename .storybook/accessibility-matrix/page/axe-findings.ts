import { storybookOwn } from './story-elements.ts';

interface AxeNode {
  readonly target: readonly unknown[];
  readonly failureSummary?: string;
}

interface AxeViolation {
  readonly id: string;
  readonly nodes: readonly AxeNode[];
}

interface Axe {
  run(context: object, options: object): Promise<{ readonly violations: readonly AxeViolation[] }>;
}

declare global {
  interface Window {
    /** Set by axe-core, which the accessibility addon loads for every story. */
    axe?: Axe;
  }
}

/** What axe says against the page in the given rules. */
export async function axeFindings(rules: readonly string[]): Promise<string[]> {
  const { axe } = window;
  if (axe === undefined) throw new Error('axe-core is not in the page: is the accessibility addon on?');
  const { violations } = await axe.run(
    { include: [document.body], exclude: storybookOwn.map((selector) => [selector]) },
    { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'], preload: false },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1).join(' ').trim();
      return `${id}: ${target.join(' ')}: ${why}`;
    }),
  );
}
