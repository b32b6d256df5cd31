export { RuntimeConfigContext, useRuntimeConfig } from './runtime-config-context.ts';
export { adoptSupplierWords, supplierWords } from './supplier-words.ts';
export {
  loadRuntimeConfig,
  parseRuntimeConfig,
  type OtherWays,
  type RuntimeConfig,
  type SignInProvider,
  type Supplier,
} from './runtime-config.ts';
