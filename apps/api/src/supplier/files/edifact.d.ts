/** Types of what is used of the library, which has none. */

declare module 'edifact/parser.js' {
  interface ParserEvents {
    opensegment: (tag: string) => void;
    closesegment: () => void;
    element: () => void;
    component: (data: string) => void;
  }

  export default class Parser {
    on<Event extends keyof ParserEvents>(event: Event, listener: ParserEvents[Event]): this;
    encoding(level: 'UNOA' | 'UNOB' | 'UNOC' | 'UNOY'): void;
    write(text: string): void;
    end(): void;
  }
}
