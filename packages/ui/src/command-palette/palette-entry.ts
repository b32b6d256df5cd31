import type { LucideIcon } from 'lucide-react';

/** An entry of the palette: a screen, a site, a company, an invoice, an action. */
export interface PaletteEntry {
  /** Unique among all entries; of two with one id the first is shown. */
  readonly id: string;
  /** Name of the entry. */
  readonly label: string;
  /** Id of its {@link PaletteGroup}. */
  readonly group: string;
  /** Second line: its context ("Norrviken Butik AB"). Also searched. */
  readonly description?: string;
  /** Further search words, never shown: synonyms, ids. */
  readonly keywords?: readonly string[];
  readonly icon?: LucideIcon;
  /** Makes the entry a link through the app's router. */
  readonly href?: string;
  /** Called on selection; with or instead of `href`. */
  readonly onAction?: () => void;
}

/** A heading in the list of results. */
export interface PaletteGroup {
  /** The `group` of its entries. */
  readonly id: string;
  /** The heading: "Anläggningar". */
  readonly label: string;
}
