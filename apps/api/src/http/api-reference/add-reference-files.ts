import type { Hono } from 'hono';
import { notFound } from '../../server/api-error.ts';
import type { AppEnvironment } from '../../server/app-environment.ts';
import { referenceFiles } from './api-reference.ts';

/** Adds routes for the files of the reference page; only called when the page is enabled. */
export function addReferenceFiles(app: Hono<AppEnvironment>): void {
  app.get('/api/docs/:file', async (context) => {
    const file = referenceFiles.get(context.req.param('file'));
    if (file === undefined) throw notFound();
    return new Response(await file.read(), {
      headers: { 'Content-Type': file.contentType, 'Cache-Control': 'public, max-age=3600' },
    });
  });
}
