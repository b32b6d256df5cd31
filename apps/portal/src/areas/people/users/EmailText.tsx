import type { ReactElement } from 'react';

export interface EmailTextProps {
  readonly email: string;
}

/** An e-mail address that may go on a second line after its @, and nowhere else. */
export function EmailText({ email }: EmailTextProps): ReactElement {
  const [name, domain] = email.split('@', 2);
  if (domain === undefined) return <>{email}</>;
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}
