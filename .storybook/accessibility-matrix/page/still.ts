import { describeElement } from './describe-element.ts';

function targetOf(effect: AnimationEffect | null): string {
  return effect instanceof KeyframeEffect && effect.target !== null
    ? describeElement(effect.target)
    : 'unknown';
}

/** Movement that goes on although the reader asked for none (WCAG 2.3.3; principles, "Motion": every duration is 0). */
export function findMovement(): string[] {
  return document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 0,
    )
    .map(({ effect }) => `${targetOf(effect)} moves although motion is reduced`);
}
