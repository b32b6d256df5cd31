import { stateAppearanceOf } from './appearance.ts';
import { contrastOf, groundOf, isOpaque } from './contrast.ts';
import { describeElement } from './describe-element.ts';
import { interactiveElements, tabStopOf } from './interactive-elements.ts';
import { storyElements } from './story-elements.ts';
import { drawnBoxOf, isDrawn } from './visibility.ts';

const selected = [
  '[aria-selected="true"]',
  '[aria-checked="true"]',
  '[aria-pressed="true"]',
  '[aria-current]:not([aria-current="false"])',
  'input:checked',
].join(', ');

/** Least contrast of what is drawn (WCAG 1.4.11). */
const least = 3;

function hasOutlineOrBorder(element: Element): boolean {
  const { borderTopStyle, borderTopWidth, borderBottomWidth, outlineStyle } = getComputedStyle(element);
  const hasBorder = borderTopStyle !== 'none' && (borderTopWidth !== '0px' || borderBottomWidth !== '0px');
  return hasBorder || outlineStyle !== 'none';
}

function isPerceivable(element: Element): boolean {
  if (element.textContent.trim() !== '' || element.querySelector('svg, img') !== null) return true;
  if (element instanceof HTMLInputElement && `${element.placeholder}${element.value}` !== '') return true;
  const frame = element.parentElement;
  return hasOutlineOrBorder(element) || (frame !== null && hasOutlineOrBorder(frame));
}

function invisibleControls(): string[] {
  return interactiveElements()
    .filter((element) => drawnBoxOf(element) === element && !isPerceivable(element))
    .map((element) => `${describeElement(element)} has neither text, icon nor border`);
}

function invisibleIcons(): string[] {
  return storyElements('svg.lucide').flatMap((icon) => {
    if (!isDrawn(icon) || icon.closest('[data-disabled], :disabled') !== null) return [];
    const { stroke } = getComputedStyle(icon);
    if (stroke === 'none' || !isOpaque(stroke)) return [];
    const contrast = contrastOf(stroke, groundOf(icon));
    if (contrast >= least) return [];
    return [
      `the icon of ${describeElement(icon.parentElement ?? icon)} has a contrast of ${contrast.toFixed(1)}`,
    ];
  });
}

/** The part of the page that shows the state: the label of a native field, else the element. */
function bearerOf(element: Element): Element {
  return element.matches('input') ? (element.closest('label') ?? element) : element;
}

function kindOf(element: Element): string {
  return element.getAttribute('role') ?? `${element.localName} ${element.getAttribute('type') ?? ''}`;
}

function unshownStates(): string[] {
  const all = interactiveElements();
  return all
    .filter((element) => element.matches(selected))
    .flatMap((element) => {
      const other = all.find(
        (each) =>
          !each.matches(selected) &&
          kindOf(each) === kindOf(element) &&
          (tabStopOf(each) === tabStopOf(element) || each.parentElement === element.parentElement),
      );
      if (other === undefined) return [];
      const isSame = stateAppearanceOf(bearerOf(element)) === stateAppearanceOf(bearerOf(other));
      return isSame
        ? [`${describeElement(element)} looks like ${describeElement(other)}, which is not chosen`]
        : [];
    });
}

/** What the reader's own colours hide: controls, icons and states that only a colour showed (WCAG 1.4.1, 1.4.11). */
export function findLossInForcedColors(): string[] {
  return [...invisibleControls(), ...invisibleIcons(), ...unshownStates()];
}
