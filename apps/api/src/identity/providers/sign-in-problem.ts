/** Why somebody is sent back to the sign-in page; the portal has a text for each. */
export type SignInProblem =
  | 'busy'
  | 'cancelled'
  | 'closed'
  | 'customer'
  | 'expired'
  | 'failed'
  | 'noRole'
  | 'organization'
  | 'otherPerson'
  | 'uninvited'
  | 'unverified';

/** A sign-in through a provider that is refused. */
export class SignInRefusal extends Error {
  override readonly name = 'SignInRefusal';
  readonly problem: SignInProblem;
  /** The user it is about, when there is one. */
  readonly user: { readonly id: string; readonly name: string } | null;

  constructor(problem: SignInProblem, user: SignInRefusal['user'] = null) {
    super(`A sign-in through a provider was refused: ${problem}.`);
    this.problem = problem;
    this.user = user;
  }
}
