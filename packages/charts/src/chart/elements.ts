import type { Mark } from './marks.ts';

/** An event listener that can be attached to an element. */
export interface Listener {
  /** Starts listening; call the returned function to stop. */
  listen(element: HTMLElement): () => void;
  /** What it hears and does then: another listener to the same kind of event can take its place without being attached. */
  readonly event?: { readonly type: keyof HTMLElementEventMap; hear(event: Event): void };
}

/** Marks drawn in an `svg` element. */
export interface MarksInside {
  readonly marks: readonly Mark[];
  /** Unique in the page; prefixes the ids of patterns and clip paths so that they are unique too. */
  readonly id: string;
}

/** What an element may have besides its attributes. */
export interface ElementMore {
  /** Identifies the element among its siblings across updates; its index by default. */
  readonly key?: string;
  /** Properties in CSS notation (kebab-case). */
  readonly style?: Readonly<Record<string, string>>;
  readonly listeners?: readonly Listener[];
  /** The current value of an input. */
  readonly value?: string;
  readonly picture?: MarksInside;
}

/**
 * An element of the page around a picture, as data; the parts of a chart are functions that return them. A page renders
 * them with `drawElements`, a server with `PageElements`.
 */
export interface PageElement extends ElementMore {
  readonly tag: keyof HTMLElementTagNameMap | 'svg';
  /** As in HTML; undefined ones are omitted. */
  readonly attributes: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Children; when left out, the existing ones are kept. */
  readonly inside?: readonly PageNode[] | undefined;
}

/** An existing element whose content is drawn separately from its surroundings. */
export interface OwnElement {
  readonly own: HTMLElement;
}

/** A child of an element; null reserves its place. */
export type PageNode = PageElement | OwnElement | string | null;

/** An element of the page. */
export function element(
  tag: PageElement['tag'],
  attributes: PageElement['attributes'],
  inside?: readonly PageNode[],
  more?: ElementMore,
): PageElement {
  return { tag, attributes, inside, ...more };
}

/** Listens to one kind of event. */
export function on<Type extends keyof HTMLElementEventMap>(
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): Listener {
  return {
    event: { type, hear: listener },
    listen(heard) {
      heard.addEventListener(type, listener);
      return () => heard.removeEventListener(type, listener);
    },
  };
}

/** A small picture in the text of a page. */
export function picture(
  className: string,
  { width, height }: { readonly width: number; readonly height: number },
  marks: MarksInside,
): PageElement {
  const viewBox = `0 0 ${width} ${height}`;
  const attributes = { class: className, width, height, viewBox, 'aria-hidden': true };
  return element('svg', attributes, undefined, { picture: marks });
}
