import { lazy, Suspense, type ReactElement } from 'react';

import { useMediaQuery } from '../media-query/use-media-query.ts';
import { media } from '../tokens/media.ts';
import { place } from './FilterSheet.css.ts';
import type { FilterSheetProps } from './filter-sheet-props.ts';

function InPlace({ children }: FilterSheetProps): ReactElement {
  return <>{children}</>;
}

// Only phones load the sheet. Without it, a network that fails leaves the filters where they are on wide screens.
const PhoneFilterSheet = lazy(async () => {
  try {
    const { PhoneFilterSheet: loaded } = await import('./PhoneFilterSheet.tsx');
    return { default: loaded };
  } catch {
    return { default: InPlace };
  }
});

/**
 * Filters in the row where they stand from 768 px; below, a button that opens them in a sheet at the lower edge
 * (principles.md, "Layout grid").
 */
export function FilterSheet(props: FilterSheetProps): ReactElement {
  const isPhone = useMediaQuery(media.belowSm);
  if (!isPhone) return <>{props.children}</>;
  return (
    <Suspense fallback={<div className={place} />}>
      <PhoneFilterSheet {...props} />
    </Suspense>
  );
}
