/** Choices behind a button, the koncern switcher and the menu of the person who is signed in. */
export {
  CorporateGroupSwitcher,
  type CorporateGroupChoice,
  type CorporateGroupSwitcherProps,
} from './CorporateGroupSwitcher.tsx';
export { Menu, type MenuProps } from './Menu.tsx';
export type { MenuItemData } from './MenuItem.tsx';
export type { MenuSectionData } from './MenuSection.tsx';
export { menuMessages } from './messages.ts';
export { UserMenu, type UserMenuProps } from './UserMenu.tsx';
