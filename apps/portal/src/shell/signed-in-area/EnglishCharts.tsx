import { ChartLanguage } from '@vinrod/charts';
import type { ReactElement, ReactNode } from 'react';

/** Lets the charts inside speak English. A file of its own, which Swedish pages do without. */
export function EnglishCharts({ children }: { readonly children: ReactNode }): ReactElement {
  return <ChartLanguage language="en">{children}</ChartLanguage>;
}
