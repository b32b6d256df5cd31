/** Selects sites by moving them between two trees. */
export { transferTreeMessages } from './messages.ts';
export { TransferTree, type TransferTreeProps } from './TransferTree.tsx';
