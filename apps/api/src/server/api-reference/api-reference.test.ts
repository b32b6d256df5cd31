import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contractDocument, readContract } from '../contract.ts';
import { renderApiReference } from './api-reference.ts';

const page = renderApiReference(contractDocument);

describe('the reference page', () => {
  it('shows every operation with its path, and links to no place that is missing', () => {
    for (const { id } of readContract()) expect(page.html).toContain(`<section id="${id}"`);
    const ids = new Set([...page.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...page.html.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(200);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  });

  it('works under its own policy: no script, nothing loaded, the one style allowed by its hash', () => {
    const style = /<style>([\s\S]*?)<\/style>/.exec(page.html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.contentPolicy).toContain(`style-src 'sha256-${hash}'`);
    expect(page.contentPolicy).not.toContain('unsafe');
    expect(page.html).not.toMatch(/<script|<link|<img| style=| on\w+=/);
  });

  it('escapes what the contract says', () => {
    const { html } = renderApiReference({
      info: { title: '<b>x</b>', version: '1', description: '' },
      tags: [{ name: 'A', description: '`<i>`' }],
      paths: {},
    });
    expect(html).not.toMatch(/<b>x|<i>/);
    expect(html).toContain('<code>&lt;i&gt;</code>');
  });
});
