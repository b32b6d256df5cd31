import { storyElements } from './story-elements.ts';
import { isDrawn, isOutOfPlay, isVisuallyHidden } from './visibility.ts';

const roles = [
  'button',
  'link',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'option',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'treeitem',
  'slider',
  'spinbutton',
  'combobox',
  'textbox',
  'searchbox',
];

const selector = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  '[contenteditable="true"]',
  '[tabindex]:not([tabindex="-1"])',
  ...roles.map((role) => `[role="${role}"]`),
].join(', ');

/** Widgets that are one stop of the Tab key and move inside with the arrow keys (ARIA Authoring Practices). */
const composite = [
  'grid',
  'treegrid',
  'tree',
  'listbox',
  'menu',
  'menubar',
  'radiogroup',
  'tablist',
  'toolbar',
]
  .map((role) => `[role="${role}"]`)
  .join(', ');

/** Fields whose own keys do what their small buttons do: arrows open or step, Esc clears. */
const fieldWithKeys = '[role="combobox"], [role="spinbutton"], input[type="search"], [aria-roledescription]';

function isDisabled(element: Element): boolean {
  return element.matches(':disabled, [aria-disabled="true"], [aria-disabled="true"] *, [data-disabled] *');
}

/** The field that a list stands under: it keeps focus, and its arrow keys move in the list (combobox). */
function fieldOfList({ id }: Element): Element | null {
  return id === ''
    ? null
    : document.querySelector(`[role="combobox"][aria-expanded="true"][aria-controls="${CSS.escape(id)}"]`);
}

/**
 * The widget an element is one stop with: the outermost composite widget, or the element itself. The months of a
 * calendar are one widget together, and so are a field and the list that its keys move in.
 */
export function tabStopOf(element: Element): Element {
  let stop = element;
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    if (each.matches(composite)) stop = each;
  }
  if (stop.matches('[role="listbox"]')) return fieldOfList(stop) ?? stop;
  if (!stop.matches('[role="grid"]')) return stop;
  return stop.closest('[role="application"]') ?? stop;
}

function isButtonOfField(element: Element): boolean {
  if (!element.matches('button[tabindex="-1"]')) return false;
  const near = [element.parentElement, element.parentElement?.parentElement];
  return near.some((box) => box?.querySelector(fieldWithKeys) !== null && box !== undefined);
}

/** Whether an element can be used at this moment: drawn, enabled, in front of no modal. */
export function isUsable(element: Element): boolean {
  return element.isConnected && isDrawn(element) && !isDisabled(element) && !isOutOfPlay(element);
}

/** A link inside a text that is being edited: the text is the stop of the Tab key, and its keys change the link. */
function isInEditedText({ parentElement }: Element): boolean {
  return parentElement !== null && parentElement.closest('[contenteditable="true"]') !== null;
}

/** Whether an element is part of a text that is being written, where keys move the caret and Tab leaves the text. */
function isWritten(element: Element): boolean {
  const text = element.closest('[contenteditable="true"]');
  return text !== null && text !== element;
}

/** Every element of the story that a pointer can use at this moment. */
export function interactiveElements(): Element[] {
  return storyElements(selector).filter((element) => isUsable(element) && !isWritten(element));
}

/** Interactive elements that the Tab key has to reach, by themselves or as part of a composite widget. */
export function elementsToReach(): Element[] {
  return interactiveElements().filter((element) => {
    if (isButtonOfField(element) || isInEditedText(element)) return false;
    const isSkipped = element.getAttribute('tabindex') === '-1' && isVisuallyHidden(element);
    return !isSkipped;
  });
}
