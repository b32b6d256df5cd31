import { ToastRegion } from '@vinrod/ui/toast';
import { useEffect, type ReactElement } from 'react';

import { markToastsMounted } from './notify-failure.ts';

/** Where toasts appear. While it is mounted, failed queries are told in a toast. */
export function Toasts(): ReactElement {
  useEffect(() => markToastsMounted(), []);
  return <ToastRegion />;
}
