import { categoryTexts, priceUnitTexts, typeTexts, unitTexts } from '../../../invoices/files/texts.ts';
import { codes, needed, optional, type Field } from './field.ts';

/** Kinds of rows that tables are read as, named as the calls of the supplier's systems are. */
export const tableKinds = [
  'corporate_groups',
  'companies',
  'sites',
  'contacts',
  'surcharges',
  'tariffs',
  'spot_prices',
  'temperatures',
  'meter_values',
  'invoices',
] as const;

/** A kind of rows that tables are read as. */
export type TableKind = (typeof tableKinds)[number];

const key = { as: 'key' } as const;
const day = { as: 'day' } as const;
const number = { as: 'number' } as const;
const integer = { as: 'integer' } as const;
const integers = { as: 'integers' } as const;
const yesOrNo = { as: 'boolean' } as const;
const organizationNumber = { as: 'organization_number' } as const;

/** kWh in a unit of energy. */
export const energyUnits = { wh: 0.001, kwh: 1, mwh: 1000, gwh: 1_000_000 } as const;
/** öre/kWh in a unit of price; the euro has its rate besides. */
export const priceUnits = {
  'öre/kwh': 1,
  'kr/kwh': 100,
  'sek/kwh': 100,
  'kr/mwh': 0.1,
  'sek/mwh': 0.1,
  'eur/mwh': 0.1,
  '€/mwh': 0.1,
  'eur/kwh': 100,
  '€/kwh': 100,
} as const;

const corporateGroup = needed(
  'corporate_group',
  'Koncernnyckel|Koncern-id',
  'Corporate group key|Corporate group id',
  key,
);
const customerId = needed('customer_id', 'Kundnummer|Kundnr|Kund-id', 'Customer number|Customer id', key);
const siteId = needed(
  'site_id',
  'Anläggnings-id|Anläggningsid|Anläggningsnummer|Anl.id|AnlID|Mätpunkt|Mätpunkts-id|GSRN',
  'Site id|Metering point|Metering point id|Meterpoint|Site',
  key,
);
const validFrom = needed('valid_from', 'Gäller från|Giltig från|Från och med|Från', 'Valid from|From', day);
const organization = needed(
  'organization_number',
  'Organisationsnummer|Org.nr|Orgnr',
  'Organisation number|Organization number|Org no',
  organizationNumber,
);
const activity = optional(
  'status',
  'Status',
  'Status',
  codes(['active', 'Aktiv', 'Active'], ['inactive', 'Inaktiv', 'Inactive']),
);

function address(prefix: string, sv: string, en: string): readonly Field[] {
  return [
    optional(`${prefix}.street`, `${sv}, gata|${sv}`, `${en}, street|${en}`),
    optional(`${prefix}.postal_code`, `${sv}, postnummer`, `${en}, postal code`, { as: 'postal_code' }),
    optional(`${prefix}.city`, `${sv}, ort`, `${en}, city`),
    optional(`${prefix}.country`, `${sv}, land|${sv}, landskod`, `${en}, country`),
  ];
}

const delivery = codes(
  ['pdf_email', 'Pdf med e-post', 'PDF by e-mail'],
  ['e_invoice', 'E-faktura', 'E-invoice'],
  ['paper', 'Papper', 'Paper'],
  ['autogiro', 'Autogiro', 'Direct debit (Autogiro)'],
);

const companies: readonly Field[] = [
  corporateGroup,
  customerId,
  needed('name', 'Bolag|Bolagsnamn|Namn|Kund|Kundnamn', 'Company|Company name|Name|Customer'),
  organization,
  ...address('invoice_address', 'Fakturaadress', 'Invoice address'),
  ...address('visiting_address', 'Besöksadress', 'Visiting address'),
  optional('invoice_email', 'E-post för fakturor|Faktura-e-post', 'E-mail for invoices|Invoice e-mail'),
  optional('invoice_reference', 'Er referens|Referens', 'Your reference|Reference'),
  optional(
    'invoice_delivery',
    'Fakturor skickas som|Leveranssätt',
    'Invoices are sent as|Delivery',
    delivery,
  ),
  optional('peppol_id', 'Peppol-id', 'Peppol id'),
  optional('contract.name', 'Elavtal|Avtal|Avtalsnamn', 'Contract|Contract name'),
  optional(
    'contract.type',
    'Avtalstyp|Avtalsform',
    'Contract type',
    codes(
      ['spot', 'Rörligt', 'Spot'],
      ['fixed', 'Fast', 'Fixed'],
      ['portfolio', 'Portfölj', 'Portfolio'],
      ['default', 'Anvisat', 'Default'],
    ),
  ),
  optional('contract.start_date', 'Avtalsstart|Avtal från', 'Contract start|Contract from', day),
  optional('contract.end_date', 'Avtalsslut|Avtal till', 'Contract end|Contract to', day),
  optional('contract.notice_months', 'Uppsägningstid (månader)', 'Notice (months)|Notice months', integer),
  optional(
    'environmental_choice',
    'Miljöval',
    'Environmental choice',
    codes(
      ['residual_mix', 'Residualmix', 'Residual mix'],
      ['renewable', 'Förnybart', 'Renewable'],
      ['hydro', 'Vattenkraft', 'Hydro'],
      ['wind', 'Vindkraft', 'Wind'],
      ['solar', 'Solkraft', 'Solar'],
      ['nuclear', 'Kärnkraft', 'Nuclear'],
      ['bra_miljoval', 'Bra Miljöval', 'Bra Miljöval'],
    ),
  ),
  activity,
];

const sites: readonly Field[] = [
  corporateGroup,
  { ...siteId, heads: { ...siteId.heads, en: siteId.heads.en.filter((head) => head !== 'Site') } },
  customerId,
  needed('name', 'Anläggning|Anläggningsnamn|Namn', 'Site|Site name|Name'),
  optional('building_name', 'Byggnad|Byggnadsnamn', 'Building|Building name'),
  optional('manager', 'Förvaltare', 'Manager'),
  optional('address', 'Adress', 'Address', { as: 'address' }),
  optional('street', 'Gata|Gatuadress', 'Street'),
  optional('postal_code', 'Postnummer|Postnr', 'Postal code', { as: 'postal_code' }),
  optional('city', 'Ort|Postort', 'City'),
  optional(
    'site_type',
    'Typ|Anläggningstyp',
    'Type|Site type',
    codes(['consumption', 'Förbrukning', 'Consumption'], ['production', 'Produktion', 'Production']),
  ),
  optional('building_type', 'Byggnadstyp', 'Building type'),
  optional('grid_owner', 'Nätägare|Nätbolag', 'Grid owner'),
  optional('grid_area_code', 'Områdes-id|Nätområde|Nätområdes-id', 'Grid area id|Grid area'),
  optional('price_area', 'Elområde|Prisområde', 'Bidding zone|Price area'),
  optional('meter_number', 'Mätarnummer|Mätarnr', 'Meter number', key),
  optional('fuse_size_a', 'Säkring (A)|Huvudsäkring (A)', 'Fuse (A)|Fuse size (A)', integer),
  optional('subscribed_power_kw', 'Abonnerad effekt (kW)', 'Subscribed power (kW)', number),
  optional(
    'voltage_level',
    'Spänning|Spänningsnivå',
    'Voltage|Voltage level',
    codes(['low', 'Låg', 'Low'], ['high', 'Hög', 'High']),
  ),
  optional(
    'subscription_type',
    'Abonnemang|Abonnemangstyp',
    'Subscription|Subscription type',
    codes(['fuse', 'Säkring', 'Fuse'], ['power', 'Effekt', 'Power']),
  ),
  optional('grid_tariff', 'Elnätstariff|Nättariff', 'Grid tariff'),
  optional(
    'metering_interval',
    'Mätintervall',
    'Metering interval',
    codes(['quarter', 'Kvart', 'Quarter'], ['hour', 'Timme', 'Hour'], ['month', 'Månad', 'Month']),
  ),
  optional(
    'energy_tax_class',
    'Energiskatt|Skatteklass',
    'Energy tax|Energy tax class',
    codes(['normal', 'Normal', 'Normal'], ['reduced', 'Nedsatt', 'Reduced'], ['exempt', 'Befriad', 'Exempt']),
  ),
  optional(
    'heated_area_m2',
    'Uppvärmd yta (m²)|Atemp (m²)|Uppvärmd yta',
    'Heated area (m²)|Heated area',
    number,
  ),
  optional('supply_start', 'Leveransstart', 'Supply start', day),
  optional('supply_end', 'Leveransslut', 'Supply end', day),
  optional(
    'status',
    'Status',
    'Status',
    codes(
      ['active', 'Aktiv', 'Active'],
      ['upcoming', 'Kommande', 'Upcoming'],
      ['ended', 'Avslutad', 'Ended'],
    ),
  ),
];

const contacts: readonly Field[] = [
  needed('key', 'Nyckel|Kontakt-id', 'Key|Contact id', key),
  { ...corporateGroup, isNeeded: false },
  needed('full_name', 'Namn|Kontakt|Kontaktperson', 'Name|Full name|Contact'),
  optional('title', 'Titel', 'Title'),
  needed(
    'role',
    'Roll',
    'Role',
    codes(
      ['account_manager', 'Kundansvarig', 'Account manager'],
      ['portfolio_manager', 'Portföljförvaltare', 'Portfolio manager'],
      ['customer_service', 'Kundservice', 'Customer service'],
      ['invoice', 'Faktura', 'Invoice'],
      ['outage', 'Avbrott', 'Outage'],
    ),
  ),
  optional('phone_number', 'Telefon|Telefonnummer', 'Phone|Phone number', { as: 'phone' }),
  optional('email', 'E-post|E-postadress', 'E-mail|Email'),
  optional('opening_hours', 'Öppettider', 'Opening hours'),
  optional('sort_order', 'Ordning', 'Sort order', integer),
];

const surcharges: readonly Field[] = [
  corporateGroup,
  customerId,
  validFrom,
  needed('ore_per_kwh', 'Påslag (öre/kWh)|Påslag', 'Surcharge (öre/kWh)|Surcharge', {
    as: 'number',
    units: { 'öre/kwh': 1, 'kr/kwh': 100, 'sek/kwh': 100, 'kr/mwh': 0.1, 'sek/mwh': 0.1 },
  }),
];

const tariffs: readonly Field[] = [
  corporateGroup,
  siteId,
  validFrom,
  needed('name', 'Elnätstariff|Tariff|Namn', 'Grid tariff|Tariff|Name'),
  needed('high_load_months', 'Höglastmånader', 'High load months', integers),
  needed('high_load_weekdays', 'Höglastveckodagar|Höglast, veckodagar', 'High load weekdays', integers),
  needed('high_load_from_hour', 'Höglast från timme|Höglast från', 'High load from hour', integer),
  needed('high_load_to_hour', 'Höglast till timme|Höglast till', 'High load to hour', integer),
  needed('high_load_on_holidays', 'Höglast på helgdagar', 'High load on holidays', yesOrNo),
  needed('fuse_sizes_a', 'Säkringar (A)|Säkringar', 'Fuses (A)|Fuse sizes', integers),
  needed('power_step_kw', 'Effektsteg (kW)|Effektsteg', 'Power step (kW)', number),
  needed('least_power_kw', 'Lägsta effekt (kW)|Lägsta effekt', 'Least power (kW)', number),
];

/** When a value is of: one column, or a date and a time of day, with the offset from UTC where that is known. */
const times: readonly Field[] = [
  optional(
    'time',
    'Tidpunkt|Datum och tid|Datum/tid|Starttid|Start|Period start|Tid (UTC)|Tidpunkt (UTC)|Från',
    'Timestamp|Date and time|Datetime|Start time|From|utc_hour_start|Time (UTC)|Timestamp (UTC)',
  ),
  optional('date', 'Datum|Dag', 'Date|Day'),
  optional('clock', 'Tid|Klockslag|Klockan|Timme', 'Time|Time of day|Hour'),
  optional('offset', 'UTC-avvikelse', 'UTC offset'),
];

const meterValues: readonly Field[] = [
  corporateGroup,
  siteId,
  ...times,
  needed(
    'value',
    'Förbrukning (kWh)|Förbrukning|Mätvärde|Värde|Energi|Kvantitet|Volym|kWh|MWh|Wh',
    'Consumption (kWh)|Value|Energy|Quantity|Volume',
    { as: 'number', units: energyUnits },
  ),
  optional('unit', 'Enhet', 'Unit'),
  optional('quality', 'Kvalitet|Mätarstatus', 'Quality'),
  optional('estimated_count', 'Beräknade värden', 'Estimated values', integer),
  optional('incomplete_count', 'Ofullständiga värden', 'Incomplete values', integer),
];

const priceArea = needed('price_area', 'Elområde|Prisområde', 'Bidding zone|Price area');

const spotPrices: readonly Field[] = [
  priceArea,
  ...times,
  needed('value', 'Spotpris (öre/kWh)|Spotpris|Pris|Elpris', 'Spot price (öre/kWh)|Spot price|Price', {
    as: 'number',
    units: priceUnits,
  }),
  optional('unit', 'Enhet', 'Unit'),
];

const temperatures: readonly Field[] = [
  priceArea,
  ...times,
  needed(
    'value',
    'Temperatur (°C)|Temperatur|Lufttemperatur|Utetemperatur',
    'Temperature (°C)|Temperature',
    number,
  ),
];

const invoiceLines: readonly Field[] = [
  needed('lines.site_id', 'Anläggnings-id|Anläggningsid|Mätpunkt', 'Site id|Metering point', key),
  optional('lines.period_start', 'Period från och med|Period från', 'Period from', day),
  optional('lines.period_end', 'Period till och med|Period till', 'Period to', day),
  needed('lines.code', 'Artikel|Artikelnummer', 'Article|Code', key),
  needed('lines.description', 'Produkt|Benämning', 'Product|Description'),
  needed('lines.category', 'Kategori', 'Category', { as: 'code', words: categoryTexts }),
  needed('lines.quantity', 'Antal|Kvantitet', 'Quantity', number),
  needed('lines.unit', 'Enhet', 'Unit', { as: 'code', words: unitTexts }),
  needed('lines.unit_price', 'Pris|À-pris', 'Price|Unit price', number),
  needed('lines.price_unit', 'Prisenhet', 'Price unit', { as: 'code', words: priceUnitTexts }),
  needed(
    'lines.amount_excl_vat_sek',
    'Belopp exkl. moms (kr)|Radbelopp',
    'Amount excl. VAT (SEK)|Line amount',
    number,
  ),
];

const invoices: readonly Field[] = [
  corporateGroup,
  needed('invoice_number', 'Fakturanummer|Fakturanr', 'Invoice number', key),
  optional('ocr_number', 'OCR-nummer|OCR', 'OCR number', key),
  customerId,
  needed('type', 'Typ|Fakturatyp', 'Type|Invoice type', { as: 'code', words: typeTexts }),
  optional('credits_invoice', 'Krediterar faktura', 'Credits invoice', key),
  needed('invoice_date', 'Fakturadatum', 'Invoice date', day),
  needed('due_date', 'Förfallodatum|Förfallodag', 'Due date', day),
  needed('period_start', 'Fakturaperiod från och med|Fakturaperiod från', 'Invoice period from', day),
  needed('period_end', 'Fakturaperiod till och med|Fakturaperiod till', 'Invoice period to', day),
  needed('bankgiro', 'Bankgiro', 'Bankgiro', key),
  needed('delivery', 'Leveranssätt|Fakturor skickas som', 'Delivery|Invoices are sent as', delivery),
  optional('reference', 'Referens', 'Reference'),
  optional('consumption_kwh', 'Förbrukning (kWh)|Fakturerad förbrukning (kWh)', 'Consumption (kWh)', number),
  needed('vat_rate_percent', 'Momssats (%)', 'VAT rate (%)', number),
  needed('amount_excl_vat_sek', 'Fakturabelopp exkl. moms (kr)', 'Invoice amount excl. VAT (SEK)', number),
  needed('vat_sek', 'Moms (kr)', 'VAT (SEK)', number),
  needed('rounding_sek', 'Öresutjämning (kr)', 'Rounding (SEK)', number),
  needed(
    'total_sek',
    'Att betala inkl. moms (kr)|Att betala (kr)',
    'To pay incl. VAT (SEK)|Total (SEK)',
    number,
  ),
  ...invoiceLines,
  optional('reminded_on', 'Påmind', 'Reminded on', day),
  optional('in_collection_on', 'Inkasso', 'In collection on', day),
  optional('cancelled_on', 'Makulerad', 'Cancelled on', day),
  optional('written_off_on', 'Avskriven', 'Written off on', day),
];

/** What the columns of each kind can mean. */
export const fieldsOf: Readonly<Record<TableKind, readonly Field[]>> = {
  corporate_groups: [
    needed('key', 'Koncernnyckel|Koncern-id|Nyckel', 'Key|Corporate group key|Corporate group id', key),
    needed('name', 'Koncern|Koncernnamn|Namn', 'Corporate group|Name'),
    organization,
    activity,
  ],
  companies,
  sites,
  contacts,
  surcharges,
  tariffs,
  spot_prices: spotPrices,
  temperatures,
  meter_values: meterValues,
  invoices,
};

/** Heads of our own files and of others that hold nothing that the kind stores. */
const passedOver: Readonly<Record<TableKind, string>> = {
  corporate_groups:
    'Antal bolag|Antal anläggningar|Årsförbrukning (kWh)|Kundansvarig|Companies|Sites|Annual consumption (kWh)|Account manager',
  companies: 'Koncern|Corporate group|Antal anläggningar|Sites',
  sites: 'Bolag|Koncern|Anläggningsgrupper|Company|Corporate group|Site groups',
  contacts: 'Koncern|Corporate group',
  surcharges: 'Bolag|Koncern|Company|Corporate group',
  tariffs: 'Anläggning|Bolag|Koncern|Site|Company|Corporate group',
  spot_prices: 'Till|Slut|Sluttid|To|End|End time|Energikostnad (kr exkl. moms)|Temperatur (°C)',
  temperatures: 'Till|Slut|Sluttid|To|End|End time',
  meter_values: [
    'Koncern|Bolag|Kundnummer|Anläggning|Summa (kWh)|Effekt (kW)|Spotpris (öre/kWh)|Energikostnad (kr exkl. moms)',
    'Temperatur (°C)|Saknade värden|Korrigerade värden|Saknade timmar|Till|Slut|Sluttid',
    'Corporate group|Company|Customer number|Site|Total (kWh)|Power (kW)|Spot price (öre/kWh)|Cost of energy (SEK excl. VAT)',
    'Temperature (°C)|Missing values|Corrected values|Missing hours|To|End|End time',
  ].join('|'),
  invoices: [
    'Koncern|Bolag|Anläggning|Antal anläggningar|Betald|Återstår (kr)|Status|Betalstatus uppdaterad',
    'Corporate group|Company|Site|Sites|Paid on|Remaining (SEK)|Updated',
  ].join('|'),
};

/** Heads that are known, and passed over. */
export function passedOverOf(kind: TableKind): readonly string[] {
  return passedOver[kind].split('|').filter((head) => head !== '');
}
