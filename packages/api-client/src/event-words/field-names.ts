import type { Language, Words } from './words.ts';

/** Names of changed fields, as on the screens where they are edited. */
const names: Readonly<Record<string, Words>> = {
  account_manager: { sv: 'Kundansvarig', en: 'Account manager' },
  attachments: { sv: 'Bilagor', en: 'Attachments' },
  audience: { sv: 'Målgrupp', en: 'Audience' },
  body: { sv: 'Brödtext', en: 'Body' },
  building_name: { sv: 'Byggnad', en: 'Building' },
  city: { sv: 'Ort', en: 'City' },
  co2_g_per_kwh: { sv: 'Koldioxid', en: 'Carbon dioxide' },
  companies: { sv: 'Bolag', en: 'Companies' },
  corporate_groups: { sv: 'Koncerner', en: 'Corporate groups' },
  corporate_groups_responsible: { sv: 'Ansvarar för', en: 'Responsible for' },
  customer_id: { sv: 'Kundnummer', en: 'Customer number' },
  department: { sv: 'Avdelning', en: 'Department' },
  description: { sv: 'Beskrivning', en: 'Description' },
  display_name: { sv: 'Namn', en: 'Name' },
  employee_id: { sv: 'Anställningsnummer', en: 'Employee number' },
  environmental_choice: { sv: 'Miljöval', en: 'Environmental choice' },
  files: { sv: 'Bilagor', en: 'Attachments' },
  first_name: { sv: 'Förnamn', en: 'First name' },
  fossil_percent: { sv: 'Fossilt', en: 'Fossil' },
  fuse_size_a: { sv: 'Säkring', en: 'Fuse' },
  grid_tariff: { sv: 'Elnätstariff', en: 'Grid tariff' },
  heated_area_m2: { sv: 'Uppvärmd yta', en: 'Heated area' },
  image: { sv: 'Bild', en: 'Picture' },
  image_alt_text: { sv: 'Bildbeskrivning (alt-text)', en: 'Description of the picture (alt text)' },
  invoice_address: { sv: 'Fakturaadress', en: 'Invoice address' },
  invoice_delivery: { sv: 'Fakturor skickas som', en: 'Invoices are sent as' },
  invoice_email: { sv: 'E-post för fakturor', en: 'E-mail for invoices' },
  invoice_reference: { sv: 'Er referens', en: 'Your reference' },
  is_admin: { sv: 'Administrerar koncernen', en: 'Administers the corporate group' },
  is_pinned: { sv: 'Fäst', en: 'Pinned' },
  is_preliminary: { sv: 'Preliminära värden', en: 'Preliminary values' },
  language: { sv: 'Språk', en: 'Language' },
  last_name: { sv: 'Efternamn', en: 'Last name' },
  manager: { sv: 'Förvaltare', en: 'Manager' },
  method: { sv: 'Metod', en: 'Method' },
  name: { sv: 'Namn', en: 'Name' },
  nuclear_percent: { sv: 'Kärnkraft', en: 'Nuclear' },
  nuclear_waste_g_per_kwh: { sv: 'Kärnbränsleavfall', en: 'Nuclear waste' },
  organization_number: { sv: 'Organisationsnummer', en: 'Organisation number' },
  peppol_id: { sv: 'Peppol-id', en: 'Peppol id' },
  phone_number: { sv: 'Telefon', en: 'Phone' },
  postal_code: { sv: 'Postnummer', en: 'Postal code' },
  preamble: { sv: 'Ingress', en: 'Preamble' },
  publish_at: { sv: 'Publiceras', en: 'To be published' },
  published_date: { sv: 'Publicerat', en: 'Published' },
  region: { sv: 'Omfattning', en: 'Region' },
  renewable_percent: { sv: 'Förnybart', en: 'Renewable' },
  roles: { sv: 'Roller', en: 'Roles' },
  scopes: { sv: 'Får skicka', en: 'May send' },
  scope: { sv: 'Behörig till', en: 'May see' },
  site_groups: { sv: 'Anläggningsgrupper', en: 'Site groups' },
  sites: { sv: 'Anläggningar', en: 'Sites' },
  source: { sv: 'Källa', en: 'Source' },
  source_url: { sv: 'Källans adress', en: 'Address of the source' },
  status: { sv: 'Status', en: 'Status' },
  street: { sv: 'Gata eller box', en: 'Street or box' },
  subscribed_power_kw: { sv: 'Abonnerad effekt', en: 'Subscribed power' },
  title: { sv: 'Titel', en: 'Title' },
  unpublish_at: { sv: 'Avpubliceras', en: 'To be unpublished' },
  visibility: { sv: 'Synlighet', en: 'Visibility' },
  visiting_address: { sv: 'Besöksadress', en: 'Visiting address' },
  year: { sv: 'År', en: 'Year' },
};

/** Fields whose name differs by schema: a person has a "Titel", news a "Rubrik". */
const namesOfNews: Readonly<Record<string, Words>> = { title: { sv: 'Rubrik', en: 'Heading' } };

/**
 * The name of a field of the contract; undefined for an unknown field.
 *
 * @param isNews - Whether the field belongs to a news item.
 */
export function fieldName(field: string, language: Language, isNews = false): string | undefined {
  return ((isNews ? namesOfNews[field] : undefined) ?? names[field])?.[language];
}
