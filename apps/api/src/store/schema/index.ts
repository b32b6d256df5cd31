import type { AuditSchema } from './audit.ts';
import type { CertificateSchema } from './certificates.ts';
import type { EnergySchema } from './energy.ts';
import type { IdentitySchema } from './identity.ts';
import type { IntakeSchema } from './intakes.ts';
import type { InvoiceSchema } from './invoices.ts';
import type { NewsSchema } from './news.ts';
import type { OrganisationSchema } from './organisation.ts';
import type { SavedViewSchema } from './saved-views.ts';
import type { ServiceAccountSchema } from './service-accounts.ts';
import type { SupplierChangeSchema } from './supplier-changes.ts';

/** Every table of the database, one part per area. */
export interface Schema
  extends
    IdentitySchema,
    OrganisationSchema,
    NewsSchema,
    EnergySchema,
    AuditSchema,
    InvoiceSchema,
    CertificateSchema,
    SavedViewSchema,
    ServiceAccountSchema,
    SupplierChangeSchema,
    IntakeSchema {}
