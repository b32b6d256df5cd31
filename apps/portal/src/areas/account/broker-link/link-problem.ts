/** Why nothing was linked, as the server names it. */
const problems = ['cancelled', 'expired', 'failed', 'organization', 'otherPerson'] as const;

/** One of the reasons. */
export type LinkProblem = (typeof problems)[number];

/** The reason in the address that the broker sent the browser back to; undefined when there is none. */
export function linkProblemIn(search: string): LinkProblem | undefined {
  const given = new URLSearchParams(search).get('link');
  if (given === null || given === 'done') return undefined;
  return problems.find((problem) => problem === given) ?? 'failed';
}
