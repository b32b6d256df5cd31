/** An account that the kit signs in with. */
export interface Account {
  readonly kind: 'customer' | 'staff';
  readonly email: string;
  readonly password: string;
}

/** Where one-time codes come from. */
export interface CodeSource {
  /** Called right before the password is sent, so that an older code is not taken for the new one. */
  prepare?(email: string): Promise<void>;
  /** The code that was sent after the last `prepare`. */
  read(email: string): Promise<string>;
}

/** Somebody who is signed in. */
export interface Caller {
  /** `customer 1`, `customer 2`, `staff 1`. */
  readonly name: string;
  readonly account: Account;
  /** Its tokens, renewed between the subjects: a run may take longer than they live. */
  tokens: { readonly access: string; readonly refresh: string };
  /** uuid of the user. */
  readonly uuid: string;
  readonly permissions: ReadonlySet<string>;
}

/** The header of a caller's own token. */
export const bearer = ({ tokens }: Pick<Caller, 'tokens'>): Readonly<Record<string, string>> => ({
  Authorization: `Bearer ${tokens.access}`,
});
