import { Link } from '@vinrod/ui/link';
import type { ReactElement } from 'react';

import { paths } from '#navigation';
import { koncernViewers } from '#session';
import { useHasAny } from '#profile';

/** Props of {@link KoncernLink}. */
export interface KoncernLinkProps {
  readonly koncern: { readonly uuid: string; readonly name: string };
}

/** The name of a koncern, and for those who may open it the way into it. */
export function KoncernLink({ koncern: { uuid, name } }: KoncernLinkProps): ReactElement {
  return useHasAny(koncernViewers) ? <Link href={paths.koncern(uuid)}>{name}</Link> : <>{name}</>;
}
