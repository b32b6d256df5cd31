/** What is known of a part that is in a file of its own. */
export interface ApartState<Part> {
  /** The part, once its file is there. */
  readonly part: Part | undefined;
  /** Whether the last try to load it failed. */
  readonly hasFailed: boolean;
}

/** A part that few who use a component need at once: a file of its own, loaded when somebody asks for it. */
export class Apart<Part> {
  readonly #load: () => Promise<Part>;
  readonly #listeners = new Set<() => void>();
  #state: ApartState<Part> = { part: undefined, hasFailed: false };
  #isLoading = false;

  /** @param load - imports the file */
  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  /** Loads the part unless it is there or on its way; again when that failed. */
  readonly ask = async (): Promise<void> => {
    if (this.#isLoading || this.#state.part !== undefined) return;
    this.#isLoading = true;
    if (this.#state.hasFailed) this.#set({ part: undefined, hasFailed: false });
    try {
      this.#set({ part: await this.#load(), hasFailed: false });
    } catch {
      this.#set({ part: undefined, hasFailed: true });
    } finally {
      this.#isLoading = false;
    }
  };

  readonly state = (): ApartState<Part> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(state: ApartState<Part>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
