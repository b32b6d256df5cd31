import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** Content that matches the current filters. */
export const current = style({
  transition: `opacity ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
});

/** Stale content: dimmed, after a delay of 200 ms so that a quick response does not flicker. */
export const stale = style([current, { opacity: 0.55, transitionDelay: '200ms' }]);
