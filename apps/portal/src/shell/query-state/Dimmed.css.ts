import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** What belongs to the filters as they are. */
export const current = style({
  transition: `opacity ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
});

/** What belongs to the filters as they were: dimmed, after the 200 ms in which a quick answer would only flicker. */
export const stale = style([current, { opacity: 0.55, transitionDelay: '200ms' }]);
