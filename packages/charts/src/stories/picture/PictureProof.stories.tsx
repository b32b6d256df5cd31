import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';

import {
  bothPaths,
  compare,
  paint,
  pictureSize,
  randomValues,
  type Difference,
} from './picture-proof.fixture.ts';

interface Proof {
  readonly count: number;
  readonly worst: Difference;
}

const seriesCount = 200;

function prove(context: CanvasRenderingContext2D): Proof {
  let worst: Difference = { beyond: 0, stray: 0 };
  for (let seed = 1; seed <= seriesCount; seed += 1) {
    const [all, drawn] = bothPaths(randomValues(seed));
    const one = compare(paint(context, all), paint(context, drawn));
    worst = { beyond: Math.max(worst.beyond, one.beyond), stray: worst.stray + one.stray };
  }
  return { count: seriesCount, worst };
}

function PictureProof() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [proof, setProof] = useState<Proof | null>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    if (context) setProof(prove(context));
  }, []);
  return (
    <>
      <canvas ref={canvas} {...pictureSize} />
      {proof && (
        <dl>
          <dt>Slumpade serier</dt>
          <dd>{proof.count}</dd>
          <dt>Största andel målade bildpunkter som skiljer mer än kantutjämningen</dt>
          <dd aria-label="Andel">{proof.worst.beyond.toFixed(4)}</dd>
          <dt>Bildpunkter som bara den ena bilden målar</dt>
          <dd aria-label="Främmande">{proof.worst.stray}</dd>
        </dl>
      )}
    </>
  );
}

const meta = { title: 'Diagram/Bildprov', tags: ['no-picture'], component: PictureProof } satisfies Meta<
  typeof PictureProof
>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The line that the graph draws and the line through every value, painted by the browser, for 200 random series
 * with peaks and gaps: every px that one of them at least half covers is in the other too, within the one px of
 * anti-aliasing. The darkness of px inside a noisy band differs slightly more often: a hairline adds paint each time
 * it passes, and the line through every value passes more often.
 */
export const Bildpunkter: Story = {
  play: async ({ canvas }) => {
    const share = await canvas.findByLabelText('Andel');
    await expect(Number(share.textContent)).toBeLessThan(0.025);
    await expect(canvas.getByLabelText('Främmande')).toHaveTextContent(/^0$/);
  },
};
