import { LoadBars, yearlyLoad, type LoadBar } from '@vinrod/ui/load-bars';
import { vars } from '@vinrod/ui/tokens';
import type { ReactElement } from 'react';

/** Where in the year "now" stands, as a share of the bars. */
const nowAt = 0.885;

/** The longest bar leaves this share of the picture free below it. */
const longest = 0.84;

function picture(count: number): readonly LoadBar[] {
  const now = Math.round(count * nowAt);
  return yearlyLoad({ count }).map((load, index) => {
    const height = load * longest;
    if (index === now) {
      return { height, fill: `color-mix(in oklab, ${vars.color.dataPrevious} 60%, white)` };
    }
    return { height, fill: vars.color.dataSeq6, opacity: index < now ? 0.4 + 0.45 * load : 0.26 };
  });
}

const wide = picture(104);
const narrow = picture(48);

export interface SignInPictureProps {
  /** The strip above the form on phones has fewer bars, so that they stay as wide. */
  readonly isNarrow?: boolean;
  readonly className: string;
}

/** The picture beside the sign-in form: a year of load, with the days that were, now, and those to come. */
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
