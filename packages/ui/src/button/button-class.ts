import * as styles from './Button.css.ts';

/** Variants of a button, also used by links that look like one. */
export const buttonVariants = ['primary', 'secondary', 'accent', 'quiet', 'danger'] as const;

/** One of {@link buttonVariants}. */
export type ButtonVariant = (typeof buttonVariants)[number];

/** Heights of a button: 32, 40 and 48 px; 26, 30 and 36 px in compact regions; at least 44 px (`md`) on phones. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Class names of a button. */
export function buttonClass(look: {
  readonly variant: ButtonVariant;
  readonly size: ButtonSize;
  readonly isFullWidth: boolean;
}): string {
  const names = [styles.button, styles.variant[look.variant], styles.size[look.size]];
  if (look.isFullWidth) names.push(styles.fullWidth);
  return names.join(' ');
}
