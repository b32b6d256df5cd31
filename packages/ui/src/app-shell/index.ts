/** The frame around every page: brand, top bar, navigation, content. */
export { AppShell, type AppShellProps } from './AppShell.tsx';
export { appShellMessages } from './messages.ts';
export type { NavItem } from './nav-items.ts';
export type { ShellBrand, TopBarSlots } from './TopBar.tsx';
