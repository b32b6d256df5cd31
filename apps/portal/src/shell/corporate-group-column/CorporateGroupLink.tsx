import { Link } from '@vinrod/ui/link';
import type { ReactElement } from 'react';

import { paths } from '#navigation';
import { useCan } from '#profile';

export interface CorporateGroupLinkProps {
  readonly corporateGroup: { readonly uuid: string; readonly name: string };
}

/** The name of a corporate group, and for those who may open it the way into it. */
export function CorporateGroupLink({
  corporateGroup: { uuid, name },
}: CorporateGroupLinkProps): ReactElement {
  const can = useCan();
  return can('view', 'corporateGroup') ? <Link href={paths.corporateGroup(uuid)}>{name}</Link> : <>{name}</>;
}
