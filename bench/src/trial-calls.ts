import { readFileSync, readdirSync } from 'node:fs';
import { startPostgresql } from '../../tooling/programs/postgresql-server.ts';
import { startApiServer } from './api/api-server.ts';
import { kinds } from './load/people.ts';
import { recordPages } from './load/recorded-pages.ts';
import { startDemoSession } from '../../tooling/demo-sign-in.ts';
function parentOf(p: string): string { try { const st = readFileSync(`/proc/${p}/stat`, 'utf8'); return st.slice(st.lastIndexOf(')') + 2).split(' ')[1] ?? '0'; } catch { return '0'; } }
function isMine(p: string): boolean { for (let q = p, i = 0; q !== '0' && q !== '1' && i < 12; q = parentOf(q), i++) if (q === String(process.pid)) return true; return false; }
function cpu(match: (cmd: string) => boolean): number {
  let sum = 0;
  for (const p of readdirSync('/proc')) {
    if (!/^\d+$/.test(p)) continue;
    try {
      const cmd = readFileSync(`/proc/${p}/cmdline`, 'utf8').replaceAll('\0', ' ');
      if (!match(cmd) || !(cmd.startsWith('postgres') ? parentOf(p) === postmaster : isMine(p))) continue;
      const st = readFileSync(`/proc/${p}/stat`, 'utf8'); const f = st.slice(st.lastIndexOf(')') + 2).split(' ');
      sum += (Number(f[11]) + Number(f[12])) * 10;
    } catch {}
  }
  return sum;
}
const pg = await startPostgresql();
const port = new URL(pg.url).port;
let postmaster = '';
for (const p of readdirSync('/proc')) { try { const l = readFileSync(`/proc/${p}/cwd/postmaster.pid`, 'utf8').split('\n'); if (l[3] === port) postmaster = l[0] ?? ''; } catch {} }
process.stderr.write(`postmaster ${postmaster}\n`);
const server = await startApiServer({ url: pg.url });
const per: { path: string; weight: number; api: number; db: number; wall: number; size: number; page: string }[] = [];
for (const kind of kinds) {
  const pages = await recordPages(server.origin, kind);
  const session = await startDemoSession(server.origin, { email: kind.email, password: kind.password });
  const calls = new Map<string, { n: number; page: string }>();
  for (const p of pages) for (const c of p.calls) { const e = calls.get(c); calls.set(c, { n: (e?.n ?? 0) + 1, page: e ? e.page + ' ' + p.name : p.name }); }
  process.stderr.write(`${kind.email}: ${pages.length} pages, ${calls.size} calls\n`);
  for (const [path, { n, page }] of calls) {
    const get = async () => { const r = await fetch(server.origin + path, { headers: { authorization: `Bearer ${session.access}`, 'accept-language': 'sv' } }); const b = await r.arrayBuffer(); return b.byteLength; };
    let size = 0;
    for (let i = 0; i < 3; i++) size = await get();
    const N = 20;
    const a0 = cpu((c) => c.includes('apps/api/src/main.ts')), d0 = cpu((c) => c.startsWith('postgres: vinrod')), t0 = performance.now();
    for (let i = 0; i < N; i++) await get();
    const wall = (performance.now() - t0) / N;
    per.push({ path, weight: (n / pages.length) * kind.share / 10, api: (cpu((c) => c.includes('apps/api/src/main.ts')) - a0) / N, db: (cpu((c) => c.startsWith('postgres: vinrod')) - d0) / N, wall, size, page });
  }
}
const total = per.reduce((s, p) => s + p.weight * (p.api + p.db), 0);
const by = new Map<string, { w: number; api: number; db: number; wall: number; size: number; pages: Set<string> }>();
for (const p of per) { const k = p.path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…').slice(0, 110); const e = by.get(k) ?? { w: 0, api: 0, db: 0, wall: 0, size: 0, pages: new Set() }; e.w += p.weight; e.api += p.weight * p.api; e.db += p.weight * p.db; e.wall += p.weight * p.wall; e.size += p.weight * p.size; p.page.split(' /').forEach((x) => e.pages.add(x)); by.set(k, e); }
console.log('per page visit: cpu ms', total.toFixed(1), 'calls', per.reduce((s, p) => s + p.weight, 0).toFixed(1));
for (const [k, e] of [...by].toSorted((a, b) => b[1].api + b[1].db - a[1].api - a[1].db).slice(0, 45))
  console.log(`${(e.api + e.db).toFixed(2).padStart(7)} = n ${e.w.toFixed(2)} × (api ${(e.api / e.w).toFixed(1)} + db ${(e.db / e.w).toFixed(1)}, wall ${(e.wall / e.w).toFixed(0)}, ${(e.size / e.w / 1000).toFixed(1)} kB) ${k}`);
await server.stop(); pg.stop();
