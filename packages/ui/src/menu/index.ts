/** A menu behind a button, the current corporate group, and the menu of the signed-in user. */
export {
  CorporateGroupButton,
  CorporateGroupName,
  type CorporateGroupButtonProps,
  type ShownCorporateGroup,
} from './CorporateGroupButton.tsx';
export { Menu, type MenuProps } from './Menu.tsx';
export type { MenuItemData } from './render-item.tsx';
export type { MenuSectionData } from './render-section.tsx';
export { menuMessages } from './messages.ts';
export { UserMenu, type UserMenuProps } from './UserMenu.tsx';
