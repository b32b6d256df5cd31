import { LoadBars, yearlyLoad, type LoadBar } from '@vinrod/ui/load-bars';
import type { ReactElement } from 'react';

import { bars } from './SignInFrame.css.ts';

/** Position of "now" in the year, as a share of the bars. */
const nowAt = 0.885;

/** Height of the longest bar, as a share of the picture. */
const longest = 0.84;

function picture(count: number): readonly LoadBar[] {
  const now = Math.round(count * nowAt);
  return yearlyLoad({ count }).map((load, index) => {
    const height = load * longest;
    if (index === now) {
      return { height, fill: bars.now };
    }
    return { height, fill: bars.year, opacity: index < now ? 0.4 + 0.45 * load : 0.26 };
  });
}

const wide = picture(104);
const narrow = picture(48);

export interface SignInPictureProps {
  /** Whether it is the phone strip: fewer bars, so that they keep their width. */
  readonly isNarrow?: boolean;
  readonly className: string;
}

/** Picture beside the sign-in form: a year of load with past days, today and days to come. */
export function SignInPicture({ isNarrow = false, className }: SignInPictureProps): ReactElement {
  return (
    <LoadBars
      bars={isNarrow ? narrow : wide}
      width={isNarrow ? 390 : 720}
      height={isNarrow ? 148 : 560}
      gap={0.36}
      isHanging
      isStretched
      className={className}
    />
  );
}
