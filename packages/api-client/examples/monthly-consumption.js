import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { createClient, memoryStorage } from '@vinrod/api-client';

const origin = process.env['ORIGIN'] ?? 'http://localhost:3000';
const client = createClient({ baseUrl: `${origin}/api`, storage: memoryStorage(), retries: 2 });

const { token, masked_destination } = await client.auth.login({
  body: {
    email: 'anna@norrviken.example',
    password: 'Vinrod-demo-2026',
  },
});
const terminal = createInterface(process.stdin, process.stdout);
const otp = await terminal.question(`Code sent to ${masked_destination} (see ${origin}/dev/mail): `);
terminal.close();
await client.auth.verifyOtp({ body: { token, otp } });

const [corporateGroup] = await client.corporateGroups.minimal();
const query = { start_date: '2026-01-01', end_date: '2026-06-30', resolution: 'month' };
const { series } = await client.analytics.lineGraphs({ path: { id: corporateGroup.uuid }, query });
const decimal = (value) => String(value ?? '').replace('.', ',');
const rows = series.flatMap(({ label, points }) => points.map(({ x, y }) => `${label};${x};${decimal(y)}`));
await writeFile('consumption.csv', ['Anläggning;Månad;kWh', ...rows, ''].join('\n'));
await client.auth.logout();
