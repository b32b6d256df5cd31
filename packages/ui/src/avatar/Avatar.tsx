import type { ReactElement } from 'react';

import { avatar, shapes, sizes, tones } from './Avatar.css.ts';
import { initialsOf } from './initials.ts';

export interface AvatarProps {
  /** Name of the person or company. */
  readonly name: string;
  /** `brand` for people, `accent` for companies. */
  readonly tone?: keyof typeof tones;
  /** `round` for a person, `square` for an organisation. */
  readonly shape?: keyof typeof shapes;
  /** 28, 32 or 52 px; the largest is for page headings. */
  readonly size?: keyof typeof sizes;
}

/** Initials of a person or company. Decorative: show the name beside it as text. */
export function Avatar({ name, tone = 'brand', shape = 'round', size = 'md' }: AvatarProps): ReactElement {
  return (
    <span aria-hidden="true" className={`${avatar} ${tones[tone]} ${shapes[shape]} ${sizes[size]}`}>
      {initialsOf(name)}
    </span>
  );
}
