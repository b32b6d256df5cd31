/** Small labels for groups, filters and selections. */
export { tagMessages } from './messages.ts';
export { Tag, type TagProps } from './Tag.tsx';
export { TagGroup, type TagGroupProps, type TagItem } from './TagGroup.tsx';
