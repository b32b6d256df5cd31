import { ToastRegion } from '@vinrod/ui/toast';
import { useEffect, type ReactElement } from 'react';

import { markToastsMounted } from './notify-failure.ts';

/** Toast area. While it is mounted, failed queries show a toast. */
export function Toasts(): ReactElement {
  useEffect(() => markToastsMounted(), []);
  return <ToastRegion />;
}
