import type { ReactElement } from 'react';

import { Text } from '../../text/index.ts';
import { colorToken, tokenNames } from '../../tokens/resolve.ts';
import tokens from '../../tokens/tokens.json' with { type: 'json' };

const scales = ['burgundy', 'blue', 'neutral', 'green', 'amber', 'red', 'cyan'] as const;
const lineCount = 10;

function Row({ name, colors }: { readonly name: string; readonly colors: readonly string[] }): ReactElement {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 3, marginBlockEnd: 3 }}>
      <div style={{ flex: 'none', inlineSize: 86 }}>
        <Text size="small" tone="muted">
          {name}
        </Text>
      </div>
      {colors.map((color) => (
        <span
          key={color}
          style={{ flex: 1, blockSize: 22, borderRadius: 2, background: color, forcedColorAdjust: 'none' }}
        />
      ))}
    </div>
  );
}

/** The primitive scales and the line palette. */
export function ColorScales(): ReactElement {
  const lines = Array.from({ length: lineCount }, (_, index) => `var(--vr-color-data-${index + 1})`);
  return (
    <div>
      {scales.map((scale) => (
        <Row
          key={scale}
          name={scale}
          colors={tokenNames(tokens, `color.${scale}`).map((step) =>
            colorToken(tokens, `color.${scale}.${step}`),
          )}
        />
      ))}
      <Row name="linjer" colors={lines} />
    </div>
  );
}
