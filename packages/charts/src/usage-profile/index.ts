export { UsageProfile, type UsageProfileProps } from './UsageProfile.tsx';
