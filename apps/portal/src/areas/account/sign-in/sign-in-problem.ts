/** Why a provider's sign-in did not work, as the server names it. */
const problems = [
  'busy',
  'cancelled',
  'closed',
  'customer',
  'expired',
  'failed',
  'noRole',
  'organization',
  'otherPerson',
  'uninvited',
  'unverified',
] as const;

/** One of the reasons. */
export type SignInProblem = (typeof problems)[number];

/** The reason in an address; undefined when there is none. A reason that is not known is a failure. */
export function problemIn(search: string): SignInProblem | undefined {
  const given = new URLSearchParams(search).get('problem');
  return given === null ? undefined : (problems.find((problem) => problem === given) ?? 'failed');
}
