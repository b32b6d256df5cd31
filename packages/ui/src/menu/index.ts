/** Choices behind a button, the corporate group that is shown and the menu of the person who is signed in. */
export {
  CorporateGroupButton,
  CorporateGroupName,
  type CorporateGroupButtonProps,
  type ShownCorporateGroup,
} from './CorporateGroupButton.tsx';
export { Menu, type MenuProps } from './Menu.tsx';
export type { MenuItemData } from './MenuItem.tsx';
export type { MenuSectionData } from './MenuSection.tsx';
export { menuMessages } from './messages.ts';
export { UserMenu, type UserMenuProps } from './UserMenu.tsx';
