import type { ServiceOperation } from '../server/service-operation.ts';
import { invoiceRows } from './invoices/invoices.ts';
import { meterValueRows } from './meter-values/meter-values.ts';
import { companyRows } from './organisation/companies.ts';
import { contactRows } from './organisation/contacts.ts';
import { corporateGroupRows } from './organisation/corporate-groups.ts';
import { siteRows } from './organisation/sites.ts';
import { spotPriceRows } from './prices/spot-prices.ts';
import { surchargeRows } from './prices/surcharges.ts';
import { tariffRows } from './prices/tariffs.ts';
import { temperatureRows } from './prices/temperatures.ts';
import { rowOperation } from './rows/answer-rows.ts';

/** The operations of the supplier's own systems. */
export const supplierOperations: readonly ServiceOperation[] = [
  rowOperation('putSupplierCorporateGroups', corporateGroupRows),
  rowOperation('putSupplierCompanies', companyRows),
  rowOperation('putSupplierSites', siteRows),
  rowOperation('putSupplierContacts', contactRows),
  rowOperation('putSupplierSurcharges', surchargeRows),
  rowOperation('putSupplierTariffs', tariffRows),
  rowOperation('putSupplierSpotPrices', spotPriceRows),
  rowOperation('putSupplierTemperatures', temperatureRows),
  rowOperation('putSupplierMeterValues', meterValueRows),
  rowOperation('putSupplierInvoices', invoiceRows),
];
