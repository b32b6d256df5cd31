/** Links between the pages of one subject. */
export { Tabs, type TabLink, type TabsProps } from './Tabs.tsx';
