export { rules as default } from './tooling/house/rules.ts';
