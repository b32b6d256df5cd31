import { ChartLanguage } from '@vinrod/charts';
import type { ReactElement, ReactNode } from 'react';

/** Renders the charts inside in English. A separate chunk, which Swedish pages do not load. */
export function EnglishCharts({ children }: { readonly children: ReactNode }): ReactElement {
  return <ChartLanguage language="en">{children}</ChartLanguage>;
}
