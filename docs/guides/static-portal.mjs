// Serves the built portal from an origin of its own, as own-back-end.md has it: for trying out, and as an example of what a
// web server has to do. Needs Node 20 and nothing else.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';

const folder = resolve(process.env.PORTAL_DIR ?? 'apps/portal/dist');
const port = Number(process.env.PORT ?? 5000);
const apiRoot = process.env.API_ROOT ?? 'http://localhost:3000/api';
const backEnd = new URL(apiRoot).origin;

const configuration = JSON.stringify({
  api_root: apiRoot,
  supplier: { name: process.env.SUPPLIER_NAME ?? 'Grönköpings Energi' },
  tag_manager_id: null,
  // Such as {"invoices":false}.
  features: JSON.parse(process.env.FEATURES ?? '{}'),
});

const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  `connect-src 'self' ${backEnd}`,
  "manifest-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

// Scripts and fonts by page, as the build wrote them: named beside the document, a browser asks for all of them at once.
const pageFiles = Object.entries(
  existsSync(join(folder, 'page-files.json'))
    ? JSON.parse(readFileSync(join(folder, 'page-files.json'), 'utf8'))
    : {},
);

/** The files of the page at an address: the first pattern that fits its path and has its query. */
function filesOf({ pathname, searchParams }) {
  const fits = (address) => {
    const [pattern, query] = address.split('?');
    const path = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`);
    return (
      path.test(pathname) &&
      [...new URLSearchParams(query)].every(([name, value]) => searchParams.get(name) === value)
    );
  };
  return pageFiles.find(([address]) => fits(address))?.[1] ?? [];
}

function linkTo(name) {
  const kind = extname(name) === '.woff2' ? 'rel=preload; as=font' : 'rel=modulepreload';
  return `<${name}>; ${kind}; crossorigin`;
}

/** Pictures and files of news: their addresses begin with the portal's origin. */
async function passOn(path, response) {
  const answer = await fetch(new URL(path, backEnd));
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  response.writeHead(answer.status, { 'Content-Type': type });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

const server = createServer((request, response) => {
  const address = new URL(request.url ?? '/', 'http://portal');
  const { pathname } = address;
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  if (pathname === '/config.json') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
    response.end(configuration);
    return;
  }
  if (pathname.startsWith('/media/')) {
    passOn(pathname, response).catch(() => response.writeHead(502).end());
    return;
  }
  const asked = join(folder, normalize(pathname));
  const isFile = asked.startsWith(folder) && existsSync(asked) && statSync(asked).isFile();
  // A part of another version: the portal loads itself anew when it is told that the part is gone.
  if (!isFile && pathname.startsWith('/assets/')) {
    response.writeHead(404).end();
    return;
  }
  // Every address of the portal is one document; its own script finds the page.
  const file = isFile ? asked : join(folder, 'index.html');
  const links = isFile ? [] : filesOf(address).map(linkTo);
  if (links.length > 0) response.setHeader('Link', links.join(', '));
  const isForEver = isFile && pathname.startsWith('/assets/');
  response.writeHead(200, {
    'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': isForEver ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Security-Policy': contentPolicy,
  });
  createReadStream(file).pipe(response);
});

server.listen(port, '127.0.0.1', () =>
  process.stdout.write(`The portal is at http://localhost:${port}, its back end at ${apiRoot}\n`),
);
