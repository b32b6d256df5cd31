import { childDrawer, type DrawChildren } from './draw-children.ts';
import { drawMarks } from './draw-marks.ts';
import type { Listener, PageElement, PageNode } from './elements.ts';

type Shown = Exclude<PageNode, null>;
type Child = HTMLElement | SVGElement | Text;

const namespace = 'http://www.w3.org/2000/svg';

/** What is attached to an element, and the listener that it stands for now. */
interface Attached {
  listener: Listener;
  readonly stop: () => void;
}

const attachedTo = new WeakMap<Element, readonly Attached[]>();

function attach(heard: HTMLElement, listener: Listener): Attached {
  const { event } = listener;
  if (!event) return { listener, stop: listener.listen(heard) };
  const hear = (happened: Event) => attached.listener.event?.hear(happened);
  const attached: Attached = { listener, stop: () => heard.removeEventListener(event.type, hear) };
  heard.addEventListener(event.type, hear);
  return attached;
}

/** Whether what is attached for one listener serves another. */
function serves({ listener }: Attached, next: Listener): boolean {
  return listener === next || (next.event !== undefined && listener.event?.type === next.event.type);
}

/** Buttons get new listeners whenever a chart is drawn: attaching them again took a tenth of hiding a series. */
function listen(heard: HTMLElement, listeners: readonly Listener[]): void {
  const before = attachedTo.get(heard) ?? [];
  if (before.length + listeners.length === 0) return;
  const after = listeners.map((listener, place) => {
    const known = before[place];
    if (!known || !serves(known, listener)) return attach(heard, listener);
    known.listener = listener;
    return known;
  });
  for (const one of before) if (!after.includes(one)) one.stop();
  attachedTo.set(heard, after);
}

function writeStyle(
  { style }: HTMLElement | SVGElement,
  before: PageElement['style'],
  after: PageElement['style'],
): void {
  for (const name in before) if (after?.[name] === undefined) style.removeProperty(name);
  // Through the CSSOM, which a content security policy without inline styles still allows.
  for (const name in after) {
    const value = after[name];
    if (value !== undefined && before?.[name] !== value) style.setProperty(name, value);
  }
}

function writeElement(
  drawn: HTMLElement | SVGElement,
  before: PageElement | undefined,
  now: PageElement,
): void {
  for (const name in now.attributes) {
    const value = now.attributes[name];
    if (before?.attributes[name] === value) continue;
    if (value === undefined) drawn.removeAttribute(name);
    else drawn.setAttribute(name, String(value));
  }
  for (const name in before?.attributes) if (!(name in now.attributes)) drawn.removeAttribute(name);
  if (before?.style !== now.style) writeStyle(drawn, before?.style, now.style);
  if (drawn instanceof SVGElement) {
    if (now.picture) drawMarks(drawn, now.picture.marks, now.picture.id);
    return;
  }
  listen(drawn, now.listeners ?? []);
  if (now.inside && now.inside !== before?.inside) drawElements(drawn, now.inside);
  if (now.value !== undefined && drawn instanceof HTMLInputElement && drawn.value !== now.value) {
    drawn.value = now.value;
  }
}

function make(node: Shown): Child {
  if (typeof node === 'string') return document.createTextNode(node);
  if ('own' in node) return node.own;
  return node.tag === 'svg' ? document.createElementNS(namespace, 'svg') : document.createElement(node.tag);
}

const draw: DrawChildren<Shown, null> = childDrawer<Shown, Child, null>({
  // A field that comes back must not hold what was typed before.
  comesBack: false,
  nameOf(node, place) {
    if (typeof node === 'string') return `text ${place}`;
    return 'own' in node ? `own ${place}` : `${node.tag} ${node.key ?? place}`;
  },
  make,
  write(child, before, node) {
    if (child instanceof Text) {
      if (typeof node === 'string') child.data = node;
    } else if (typeof node === 'object' && 'tag' in node) {
      writeElement(child, typeof before === 'object' && 'tag' in before ? before : undefined, node);
    }
  },
});

/**
 * Draws elements into a parent. Existing elements are updated rather than recreated, so they keep focus, and unchanged
 * ones need no layout.
 */
export function drawElements(parent: HTMLElement, nodes: readonly PageNode[]): void {
  draw(parent, nodes, null);
}
