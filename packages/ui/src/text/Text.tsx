import { createElement, type ReactElement, type ReactNode } from 'react';

import * as styles from './Text.css.ts';

export interface TextProps {
  /** The words. */
  readonly children: ReactNode;
  /** Element: a paragraph, or an inline part. @default 'p' */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'time';
  /** Size and weight. @default 'body' */
  readonly size?: keyof typeof styles.size;
  /** What it says by its colour; the words say it too. @default 'default' for paragraphs, 'inherit' for parts */
  readonly tone?: keyof typeof styles.tone;
  /** Limits lines to a readable length (680 px). */
  readonly isReading?: boolean;
  /** Language of the text when it is not Swedish (WCAG 3.1.2). */
  readonly lang?: string;
  /** Id of the element, for links and labels. */
  readonly id?: string;
  /** The time as machines read it, for `as="time"`. */
  readonly dateTime?: string;
}

/** Running text in the kit's sizes and tones. */
export function Text({
  children,
  as = 'p',
  size = 'body',
  tone = as === 'p' || as === 'div' ? 'default' : 'inherit',
  isReading = false,
  ...props
}: TextProps): ReactElement {
  const names = [styles.text, styles.size[size], styles.tone[tone]];
  if (isReading) names.push(styles.reading);
  return createElement(as, { ...props, className: names.join(' ') }, children);
}
