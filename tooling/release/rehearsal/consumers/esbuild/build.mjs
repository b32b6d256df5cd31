import { build } from 'esbuild';

await build({
  entryPoints: ['main.tsx'],
  outdir: 'built',
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  jsx: 'automatic',
  loader: { '.woff2': 'file' },
  logLevel: 'warning',
});
