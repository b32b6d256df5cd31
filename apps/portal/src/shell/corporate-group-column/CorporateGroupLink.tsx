import { Link } from '@vinrod/ui/link';
import type { ReactElement } from 'react';

import { paths } from '#navigation';
import { useCan } from '#profile';

export interface CorporateGroupLinkProps {
  readonly corporateGroup: { readonly uuid: string; readonly name: string };
}

/** Name of a corporate group; a link for users who may open it. */
export function CorporateGroupLink({
  corporateGroup: { uuid, name },
}: CorporateGroupLinkProps): ReactElement {
  const can = useCan();
  return can('view', 'corporateGroup') ? <Link href={paths.corporateGroup(uuid)}>{name}</Link> : <>{name}</>;
}
