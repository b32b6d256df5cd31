/** Facts about one thing. */
export { DescriptionList, type Description, type DescriptionListProps } from './DescriptionList.tsx';
export { descriptionListMessages } from './messages.ts';
