import { appearanceOf } from './appearance.ts';
import { describeElement } from './describe-element.ts';
import { waitUntilDrawn } from './drawn.ts';
import { isHiddenByOthers } from './hidden-focus.ts';
import { elementsToReach, isUsable, tabStopOf } from './interactive-elements.ts';

/** Where a press of Tab led: to another element, around to one that had focus before, or out of the page. */
export type WalkStep = 'next' | 'again' | 'left';

interface Stop {
  readonly element: HTMLElement;
  readonly focused: string;
}

interface Walk {
  readonly toReach: readonly Element[];
  readonly stops: Stop[];
  /** Stops that look without focus as they did with it, so far: a frame keeps its ring while a button in it has focus. */
  readonly unseen: Set<Stop>;
  readonly findings: string[];
  readonly isContained: boolean;
}

const emptyWalk = (): Walk => ({
  toReach: [],
  stops: [],
  unseen: new Set(),
  findings: [],
  isContained: false,
});

let walk = emptyWalk();

/** Lets React draw what follows from a change of focus. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Whether an element stays marked while the field beside it has focus, as the first hit of a search does. */
function isActiveDescendant(element: Element): boolean {
  return element.matches('[data-focused]');
}

/** Takes away the stops that look otherwise now that something else has focus. */
function lookAtUnseen(): void {
  for (const stop of walk.unseen) {
    const { element, focused } = stop;
    if (element === document.activeElement) continue;
    const isSeen = appearanceOf(element) !== focused || isActiveDescendant(element);
    if (!isUsable(element) || isSeen) walk.unseen.delete(stop);
  }
}

/** Stops that no look has taken away, but for those that had no chance: what has focus keeps its frame marked. */
function stillUnseen(): string[] {
  const focused = document.activeElement;
  const hasFrameWith = (element: Element) =>
    focused !== document.body && element.parentElement?.parentElement?.contains(focused) === true;
  return [...walk.unseen]
    .filter(({ element }) => element !== focused && !hasFrameWith(element))
    .map(({ element }) => `focus does not show on ${describeElement(element)}`);
}

/** Puts focus before the first element; the next Tab leads to it. Returns how many elements there are to reach. */
export function beginWalk(): number {
  const { body } = document;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
  const modals = '[aria-modal="true"], [role="dialog"], [role="alertdialog"]';
  walk = {
    ...emptyWalk(),
    toReach: elementsToReach(),
    isContained: document.querySelector(modals) !== null,
  };
  return walk.toReach.length;
}

/** Whether the page, once it has drawn what follows from the focus, still shows nothing of what has it. */
async function staysHidden(element: HTMLElement): Promise<boolean> {
  if (!isHiddenByOthers(element)) return false;
  await waitUntilDrawn();
  return isHiddenByOthers(element);
}

/** Looks at what has focus after a press of Tab. */
export async function lookAtFocus(): Promise<WalkStep> {
  const element = document.activeElement;
  lookAtUnseen();
  if (!(element instanceof HTMLElement) || element === document.body) return 'left';
  const before = walk.stops.findIndex((stop) => stop.element === element);
  if (before !== -1) {
    if (before > 0 && !walk.isContained) walk.findings.push(`Tab is caught at ${describeElement(element)}`);
    return 'again';
  }
  const stop = { element, focused: appearanceOf(element) };
  walk.stops.push(stop);
  walk.unseen.add(stop);
  if (await staysHidden(element)) {
    walk.findings.push(
      `${describeElement(element)} has focus but lies outside the window or behind something`,
    );
  }
  return 'next';
}

/** Ends the walk: what went wrong on the way, and what Tab never came to (WCAG 2.1.1, 2.1.2, 2.4.7, 2.4.11). */
export async function endWalk(): Promise<string[]> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // A dialog takes focus back in the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  lookAtUnseen();
  const reached = new Set(walk.stops.map(({ element }) => tabStopOf(element)));
  const holdsStop = (element: Element) => walk.stops.some((stop) => element.contains(stop.element));
  const missed = walk.toReach.filter(
    (element) => isUsable(element) && !reached.has(tabStopOf(element)) && !holdsStop(element),
  );
  return [
    ...walk.findings,
    ...stillUnseen(),
    ...missed.map((element) => `Tab does not reach ${describeElement(element)}`),
  ];
}

/** The most stops that are visited again in forced colours. */
const mostStops = 30;

async function focus(element: HTMLElement): Promise<void> {
  element.focus({ preventScroll: true });
  await settled();
}

/** Visits the stops of the last walk again, in the colours of the moment: does focus show (WCAG 2.4.7)? */
export async function findUnseenFocus(): Promise<string[]> {
  const stops = walk.stops.map(({ element }) => element).slice(0, mostStops);
  walk = { ...walk, unseen: new Set() };
  for (const element of stops) {
    if (!isUsable(element)) continue;
    await focus(element);
    lookAtUnseen();
    if (document.activeElement === element) walk.unseen.add({ element, focused: appearanceOf(element) });
  }
  const [first] = stops;
  if (first !== undefined) await focus(first);
  lookAtUnseen();
  return stillUnseen();
}
