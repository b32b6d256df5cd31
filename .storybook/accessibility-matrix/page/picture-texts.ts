import { describeElement } from './describe-element.ts';
import { waitUntilDrawn } from './drawn.ts';
import { storyElements } from './story-elements.ts';
import { overhang } from './text-boxes.ts';
import { isDrawn } from './visibility.ts';

interface PictureText {
  readonly element: Element;
  readonly box: DOMRect;
}

/** Share of the lower of two texts that is above or below a line's own glyphs. */
const leading = 0.35;

/** Two texts on a line read as one when less than a space is between them, px. */
const space = 2.5;

function textsOf(picture: Element): PictureText[] {
  return [...picture.querySelectorAll('text')]
    .filter((element) => element.textContent.trim() !== '' && isDrawn(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
}

/** Whether two texts cover each other, or stand so close on one line that they read as one. */
function collide(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > -space && down > leading * Math.min(one.height, other.height);
}

function collisions(texts: readonly PictureText[]): string[] {
  return texts.flatMap(({ element, box }, i) =>
    texts
      .slice(i + 1)
      .filter((other) => collide(box, other.box))
      .map((other) => `${describeElement(element)} and ${describeElement(other.element)} collide`),
  );
}

/** Texts in pictures that collide with another one, or that stand outside of their picture. */
export function findPictureTextLoss(): string[] {
  return storyElements('svg').flatMap((picture) => {
    const texts = textsOf(picture);
    const frame = picture.getBoundingClientRect();
    const outside = texts
      .map(({ element, box }) => ({ element, by: overhang(box, frame, { x: true, y: true }) }))
      .filter(({ by }) => by > 0)
      .map(({ element, by }) => `${describeElement(element)} stands ${by} px outside of its picture`);
    return [...outside, ...collisions(texts)];
  });
}

/** Narrowest window in which text of twice the size is looked at, px: a screen of 1280 px with everything twice as large. */
const narrowest = 640;

/** The same with text of twice the size (WCAG 1.4.4), which pictures are laid out for when they hear of it. */
export async function findPictureTextLossInLargeText(): Promise<string[]> {
  if (
    innerWidth < narrowest ||
    !storyElements('svg').some((picture) => picture.querySelector('text') !== null)
  )
    return [];
  const { style } = document.documentElement;
  const own = style.fontSize;
  style.fontSize = '200%';
  try {
    await waitUntilDrawn();
    return findPictureTextLoss().map((words) => `in text of twice the size, ${words}`);
  } finally {
    style.fontSize = own;
    await waitUntilDrawn();
  }
}
