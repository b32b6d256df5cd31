import type { LucideIcon } from 'lucide-react';

/** Something that can be found in the palette: a screen, a site, a company, an invoice, something to do. */
export interface PaletteEntry {
  /** Unique among all entries; of two with one id the first is shown. */
  readonly id: string;
  /** Name of what is found. */
  readonly label: string;
  /** Id of the {@link PaletteGroup} it stands under. */
  readonly group: string;
  /** Second line: where it belongs ("Norrviken Butik AB"). Searched too. */
  readonly description?: string;
  /** Further words it is found by, never shown: synonyms, ids. */
  readonly keywords?: readonly string[];
  readonly icon?: LucideIcon;
  /** Makes the entry a link through the app's router. */
  readonly href?: string;
  /** What happens when it is chosen; beside or instead of `href`. */
  readonly onAction?: () => void;
}

/** A heading in the list of results. */
export interface PaletteGroup {
  /** What `group` of an entry says. */
  readonly id: string;
  /** The heading: "Anläggningar". */
  readonly label: string;
}
