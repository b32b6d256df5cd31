import type { Endpoints } from '../transport/endpoints.ts';

/** Invoices and contacts. */
export const businessResources = (api: Endpoints) => ({
  /** Fakturor. */
  invoices: {
    /** Invoices of a corporate group (its uuid), newest first. */
    list: api.getPage('/v1/corporategroups/{id}/invoices/'),
    /** One invoice. */
    get: api.getJson('/v1/invoices/{invoiceId}/'),
    /** The contents of the invoice by site. */
    productBreakdown: api.getJson('/v1/invoices/{invoiceId}/invoice_product_breakdown/', 'sites'),
    /** The invoice as sent. */
    pdf: api.getFile('/v1/invoices/{invoiceId}/pdf/'),
    peppol: api.getFile('/v1/invoices/{invoiceId}/peppol/'),
  },

  /** People to call and write to. */
  contacts: {
    /** Contacts for everybody. */
    list: api.getPage('/v1/contacts/'),
    /** Contacts of a corporate group (its uuid), with those for everybody. */
    listOfCorporateGroup: api.getPage('/v1/corporategroups/{id}/contacts/'),
  },
});
