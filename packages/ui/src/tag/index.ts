/** Small names of what belongs to something, or has been chosen. */
export { tagMessages } from './messages.ts';
export { Tag, type TagProps } from './Tag.tsx';
export { TagGroup, type TagGroupProps, type TagItem } from './TagGroup.tsx';
