import { places, subjects, words, type Figure } from '../../packages/api-client/src/figures/index.ts';
import { computedBy } from './computed-by.ts';

const head = `# Figures

Every figure that is shown anywhere: what it is, what it is computed from and by, and where it stands. The texts are those
of the screens. Written by \`npx -y pnpm figures\` from \`packages/api-client/src/figures\`; change it there.`;

function code(text: string): string {
  return `\`${text}\``;
}

function section(key: string, figure: Figure): string {
  const { name, definition, unit, fields } = figure;
  return [
    `### ${name}`,
    `${code(key)}, ${unit}`,
    definition,
    [
      `- Computed from: ${figure.from}`,
      `- Computed by: ${code(computedBy.get(key) ?? '')}`,
      `- Rounding: ${figure.rounding}`,
      `- Missing values: ${figure.missing}`,
      `- Estimated and corrected values: ${figure.estimated}`,
      `- Shown: ${figure.places.map((place) => places[place]).join(' · ')}`,
      `- Contract: ${fields.length === 0 ? 'none; the portal computes it' : fields.map(code).join(', ')}`,
    ].join('\n'),
  ].join('\n\n');
}

/** The text of docs/figures.md. */
export function figuresDocument(): string {
  const parts = subjects.map(({ name, figures: ofSubject }) =>
    [`## ${name}`, ...Object.entries(ofSubject).map(([key, figure]) => section(key, figure))].join('\n\n'),
  );
  const hard = Object.values(words).map(({ name, definition }) => `- **${name}**: ${definition}`);
  return `${[head, ...parts, '## Ord som inte är tal', hard.join('\n')].join('\n\n')}\n`;
}
