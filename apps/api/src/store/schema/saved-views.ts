/** A graph that somebody wants back. */
export interface SavedViewTable {
  user_id: string;
  corporate_group_id: string;
  /** The name in small letters, by which it is the only one of its user and corporate group. */
  folded_name: string;
  name: string;
  /** Parameters of the graph's address, without the corporate group. */
  query: string;
  saved_at: Date;
}

/** What people have saved for themselves. */
export interface SavedViewSchema {
  saved_view: SavedViewTable;
}
