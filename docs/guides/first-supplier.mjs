/**
 * Fills an empty portal as a supplier's own system does: koncern, bolag, anläggningar, prices, temperatures, three years
 * of values and a year of invoices, all made up. `first-supplier.md` explains each call; running it again changes nothing.
 *
 * PORTAL_URL=https://portal.example CLIENT_ID=… CLIENT_SECRET=… node docs/guides/first-supplier.mjs
 */

const { PORTAL_URL: portal, CLIENT_ID: id, CLIENT_SECRET: secret, LAST_DAY: lastDay } = process.env;
if (!portal || !id || !secret) throw new Error('Set PORTAL_URL, CLIENT_ID and CLIENT_SECRET.');

const hourMs = 3_600_000;
const firstDay = '2024-01-01';
const corporate_group = 'K-1';

const companies = [
  { customer_id: '1001', name: 'Furuvik Butik AB', environmental_choice: 'hydro', ore_per_kwh: 4.5 },
  { customer_id: '1002', name: 'Furuvik Lager AB', environmental_choice: 'residual_mix', ore_per_kwh: 3.9 },
];
const sites = [
  { customer_id: '1001', site_id: '735999700000000012', name: 'Storgatan 12', base: 18, day: 40 },
  { customer_id: '1001', site_id: '735999700000000029', name: 'Torget 3', base: 9, day: 26 },
  { customer_id: '1002', site_id: '735999700000000036', name: 'Hamnvägen 8', base: 55, day: 90, night: 60 },
];

/** A token lives a quarter of an hour; a script that takes longer asks again. */
async function requestToken() {
  const response = await fetch(`${portal}/api/v1/oauth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa(`${id}:${secret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  if (!response.ok) throw new Error(`No token: ${response.status} ${await response.text()}`);
  const { access_token } = await response.json();
  return access_token;
}

const token = await requestToken();

/** Puts rows, and stops when one is refused or the answer breaks off. */
async function put(kind, rows) {
  const response = await fetch(`${portal}/api/v1/supplier/${kind}/`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/x-ndjson',
      'Accept-Language': 'en',
    },
    body: rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  });
  if (!response.ok) throw new Error(`${kind}: ${response.status} ${await response.text()}`);
  const answers = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const refused = answers.find(({ result }) => result === 'refused');
  if (refused !== undefined) throw new Error(`${kind}: ${JSON.stringify(refused)}`);
  const { counts } = answers.at(-1);
  if (counts === undefined) throw new Error(`${kind}: the answer broke off.`);
  const { created, changed, unchanged } = counts;
  process.stdout.write(`${kind}: ${created} created, ${changed} changed, ${unchanged} unchanged\n`);
}

const localParts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The local day and clock hour of an instant. */
function localHour(instant) {
  const part = Object.fromEntries(localParts.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { day: `${part.year}-${part.month}-${part.day}`, hour: Number(part.hour) };
}

/** Instants of the hours of each local day from the first to the last one, 23 to 25 a day. */
function hoursByDay(last) {
  const days = new Map();
  for (let instant = Date.parse(`${firstDay}T00:00:00+01:00`); ; instant += hourMs) {
    const { day, hour } = localHour(instant);
    if (day > last) return days;
    const hours = days.get(day) ?? [];
    hours.push({ instant, hour });
    days.set(day, hours);
  }
}

/** −1 in the middle of January, 1 in the middle of July. */
function warmth(day) {
  const dayOfYear = (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-15`)) / (24 * hourMs);
  return -Math.cos((2 * Math.PI * dayOfYear) / 365);
}

function celsius(day, hour) {
  return Math.round((6 + 11 * warmth(day) + 3 * Math.sin(((hour - 9) * Math.PI) / 12)) * 10) / 10;
}

function price(day, hour) {
  const peak = hour === 8 || hour === 18 ? 25 : 0;
  return Math.round((45 - 20 * warmth(day) + peak) * 100) / 100;
}

/** Every second week nobody turns off the lights of the warehouse: something for an expert to find. */
function forgotten(site, day, hour) {
  const isSecondWeek = Math.floor(Date.parse(day) / (7 * 24 * hourMs)) % 2 === 1;
  return site.night !== undefined && hour < 6 && isSecondWeek ? site.night : 0;
}

function kwh(site, day, hour) {
  const isOpen = hour >= 8 && hour < 20;
  const open = isOpen ? site.day : forgotten(site, day, hour);
  return Math.round((site.base + open - 6 * warmth(day)) * 1000) / 1000;
}

const yesterday = localHour(Date.now() - 24 * hourMs).day;
const days = hoursByDay(lastDay ?? yesterday);

await put('corporate-groups', [
  { key: corporate_group, name: 'Furuvik Handel', organization_number: '556016-0680' },
]);
await put(
  'companies',
  companies.map(({ customer_id, name, environmental_choice }) => ({
    corporate_group,
    customer_id,
    name,
    organization_number: '556016-0680',
    environmental_choice,
    invoice_address: { street: 'Box 12', postal_code: '972 38', city: 'Luleå', country: 'SE' },
    contract: { name: 'Rörligt', type: 'spot', start_date: firstDay, end_date: null, notice_months: 3 },
  })),
);
await put(
  'sites',
  sites.map(({ customer_id, site_id, name }) => ({
    corporate_group,
    customer_id,
    site_id,
    name,
    street: name,
    postal_code: '972 38',
    city: 'Luleå',
    building_type: 'store',
    grid_owner: 'Exempel Elnät AB',
    grid_area_code: 'LUL',
    grid_tariff: 'Effekt lågspänning',
    price_area: 'SE1',
    metering_interval: 'hour',
    subscription_type: 'power',
    subscribed_power_kw: 160,
    supply_start: firstDay,
  })),
);
await put('contacts', [
  {
    key: 'kundservice',
    full_name: 'Kundservice',
    role: 'customer_service',
    phone_number: '+46771234500',
    opening_hours: 'Vardagar 08.00–16.00',
  },
]);
await put(
  'surcharges',
  companies.map(({ customer_id, ore_per_kwh }) => ({
    corporate_group,
    customer_id,
    valid_from: firstDay,
    ore_per_kwh,
  })),
);
await put(
  'tariffs',
  sites.map(({ site_id }) => ({
    corporate_group,
    site_id,
    valid_from: firstDay,
    name: 'Effekt lågspänning',
    high_load_months: [1, 2, 3, 11, 12],
    high_load_weekdays: [1, 2, 3, 4, 5],
    high_load_from_hour: 6,
    high_load_to_hour: 22,
    high_load_on_holidays: false,
    fuse_sizes_a: [],
    power_step_kw: 1,
    least_power_kw: 43,
  })),
);
await put(
  'spot-prices',
  [...days].map(([day, hours]) => ({
    price_area: 'SE1',
    day,
    resolution: 'hour',
    ore_per_kwh: hours.map(({ hour }) => price(day, hour)),
  })),
);
await put(
  'temperatures',
  [...days].map(([day, hours]) => ({
    price_area: 'SE1',
    day,
    celsius: hours.map(({ hour }) => celsius(day, hour)),
  })),
);
await put(
  'meter-values',
  sites.flatMap((site) =>
    [...days].map(([day, hours]) => ({
      corporate_group,
      site_id: site.site_id,
      start: new Date(hours[0].instant).toISOString(),
      resolution: 'hour',
      kwh: hours.map(({ hour }) => kwh(site, day, hour)),
    })),
  ),
);

/** The months that have ended, the last twelve of them. */
function invoicedMonths() {
  const months = [...new Set([...days.keys()].map((day) => day.slice(0, 7)))];
  return months.slice(0, -1).slice(-12);
}

/** Öre rounded half away from zero. */
function rounded(ore) {
  return Math.sign(ore) * Math.round(Math.abs(ore));
}

function invoiceOf({ customer_id, ore_per_kwh }, month, index) {
  const ofMonth = [...days].filter(([day]) => day.startsWith(month));
  const [period_start, period_end] = [ofMonth[0][0], ofMonth.at(-1)[0]];
  const lines = sites
    .filter((site) => site.customer_id === customer_id)
    .flatMap((site) => {
      const hours = ofMonth.flatMap(([day, of]) => of.map(({ hour }) => ({ day, hour })));
      const quantity =
        Math.round(hours.reduce((sum, { day, hour }) => sum + kwh(site, day, hour), 0) * 1000) / 1000;
      const mean = hours.reduce((sum, { day, hour }) => sum + price(day, hour), 0) / hours.length;
      const line = (code, description, category, unit_price) => ({
        site_id: site.site_id,
        period_start,
        period_end,
        code,
        description,
        category,
        quantity,
        unit: 'kWh',
        unit_price,
        price_unit: 'ore_per_kwh',
        amount_excl_vat_sek: rounded(quantity * unit_price) / 100,
      });
      return [
        line('EL', 'Elpris rörligt', 'energy', Math.round(mean * 100) / 100),
        line('PASLAG', 'Påslag', 'surcharge', ore_per_kwh),
      ];
    });
  const net = Math.round(lines.reduce((sum, line) => sum + line.amount_excl_vat_sek * 100, 0));
  const vat = rounded(net * 0.25);
  const total = Math.round((net + vat) / 100) * 100;
  const number = `${customer_id}${month.replace('-', '')}`;
  const after = new Date(Date.parse(period_end) + 7 * 24 * hourMs).toISOString().slice(0, 10);
  const due = new Date(Date.parse(period_end) + 37 * 24 * hourMs).toISOString().slice(0, 10);
  return {
    corporate_group,
    invoice_number: number,
    customer_id,
    type: 'invoice',
    invoice_date: after,
    due_date: due,
    period_start,
    period_end,
    bankgiro: '5050-1055',
    delivery: 'pdf_email',
    vat_rate_percent: 25,
    amount_excl_vat_sek: net / 100,
    vat_sek: vat / 100,
    rounding_sek: (total - net - vat) / 100,
    total_sek: total / 100,
    lines,
    payments: index < 10 ? [{ paid_on: due, amount_sek: total / 100 }] : [],
  };
}

await put(
  'invoices',
  companies.flatMap((company) => invoicedMonths().map((month, index) => invoiceOf(company, month, index))),
);
