/** A saved graph. */
export interface SavedViewTable {
  user_id: string;
  corporate_group_id: string;
  /** The name in lower case; unique per user and corporate group. */
  folded_name: string;
  name: string;
  /** Query params of the graph, without the corporate group. */
  query: string;
  saved_at: Date;
}

/** Tables of what users have saved for themselves. */
export interface SavedViewSchema {
  saved_view: SavedViewTable;
}
