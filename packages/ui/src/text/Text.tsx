import { createElement, type ReactElement, type ReactNode } from 'react';

import * as styles from './Text.css.ts';

export interface TextProps {
  readonly children: ReactNode;
  /** Element: a paragraph, or an inline part. @default 'p' */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'time';
  /** @default 'body' */
  readonly size?: keyof typeof styles.size;
  /** @default 'default' for paragraphs, 'inherit' for parts */
  readonly tone?: keyof typeof styles.tone;
  /** Limits lines to a readable length (680 px). */
  readonly isReading?: boolean;
  /** Language of the text when it is not Swedish (WCAG 3.1.2). */
  readonly lang?: string;
  readonly id?: string;
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
