import type { Generated } from 'kysely';
import type { DefaultedInstant } from './organisation.ts';

/** A news item. */
export interface NewsTable {
  id: string;
  /** At most 120 characters. */
  title: string;
  /** At most 300 characters. */
  preamble: string;
  /** HTML as written; it is sanitized when read. */
  body: string;
  status: Generated<'draft' | 'scheduled' | 'published' | 'archived'>;
  audience: Generated<'all' | 'internal' | 'customers' | 'corporate_groups'>;
  is_pinned: Generated<boolean>;
  publish_at: Date | null;
  unpublish_at: Date | null;
  author_id: string | null;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
}

/** A corporate group that a news item with the audience `corporate_groups` is meant for. */
export interface NewsCorporateGroupTable {
  news_id: string;
  corporate_group_id: string;
}

/** The picture of a news item, with the ratio 255/196 (specification, section 9). */
export interface NewsImageTable {
  news_id: string;
  /** Identifies the picture in its address; new for every upload, so that it can be cached forever. */
  id: string;
  alt_text: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  content_type: 'image/jpeg' | 'image/png' | 'image/svg+xml' | 'image/webp';
  bytes: Uint8Array;
}

/** A downloadable file of a news item. */
export interface NewsAttachmentTable {
  id: Generated<number>;
  /** Identifies the file in its address. */
  key: string;
  news_id: string;
  file_name: string;
  content_type: string;
  bytes: Uint8Array;
}

/** A news item that a user has opened. */
export interface NewsReadTable {
  news_id: string;
  user_id: string;
  read_at: Date;
}

/** Tables of news. */
export interface NewsSchema {
  news: NewsTable;
  news_corporate_group: NewsCorporateGroupTable;
  news_image: NewsImageTable;
  news_attachment: NewsAttachmentTable;
  news_read: NewsReadTable;
}
