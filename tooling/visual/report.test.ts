import { describe, expect, it } from 'vitest';
import { countKinds, sortFindings, type Finding } from './finding.ts';
import { reportHtml } from './report.ts';

function finding(name: string, kind: Finding['kind'], share = 0): Finding {
  const subject = { id: `knapp--${name.toLowerCase()}`, title: 'Komponenter/Knapp', name };
  return { subject, mode: '390-light', kind, share, pictures: { before: `before/${name}.png` } };
}

const findings = [
  finding('Tyst', 'same'),
  finding('Liten', 'changed', 0.002),
  finding('Ny', 'added'),
  finding('Stor', 'changed', 0.3),
  finding('Borta', 'removed'),
  { ...finding('Trasig', 'unshot'), reason: 'Timeout <20 s>' },
];

const compared = { base: '1fbccc7aa21f', baseMessage: 'Draw <b> & "c"' };

describe('sortFindings', () => {
  it('puts the largest change first and the same last', () => {
    expect(sortFindings(findings).map(({ subject: { name } }) => name)).toEqual([
      'Stor',
      'Liten',
      'Trasig',
      'Ny',
      'Borta',
      'Tyst',
    ]);
  });

  it('counts each kind', () => {
    expect(countKinds(findings)).toEqual({ changed: 2, unshot: 1, added: 1, removed: 1, same: 1 });
  });
});

describe('reportHtml', () => {
  const html = reportHtml(findings, compared);

  it('lists the changed stories with their share, largest first', () => {
    expect(html).toContain('2 changed, 1 new, 1 gone, 1 not photographed, 1 the same.');
    expect(html.indexOf('30.00 % of the picture')).toBeLessThan(html.indexOf('0.20 % of the picture'));
  });

  it('leaves out what is the same', () => {
    expect(html).not.toContain('Tyst');
  });

  it('shows the pictures that there are, and no other', () => {
    expect(html).toContain('<img src="before/Stor.png" alt="Before"');
    expect(html).not.toContain('alt="After"');
  });

  it('writes text as text', () => {
    expect(html).toContain('Draw &lt;b&gt; &amp; &quot;c&quot;');
    expect(html).toContain('Timeout &lt;20 s&gt;');
  });

  it('leads from the list to the pictures', () => {
    expect(html).toContain('<a href="#knapp--stor--390-light">');
    expect(html).toContain('<article id="knapp--stor--390-light">');
  });
});
