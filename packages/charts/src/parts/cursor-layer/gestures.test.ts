import { describe, expect, it } from 'vitest';

import { pinchWindow, wheelCommand } from './gestures.ts';

const turn = { deltaX: 0, deltaY: 0, ctrlKey: false, metaKey: false, shiftKey: false };

function at(x: number, time: number) {
  return { x, time };
}

describe('pinch', () => {
  it('keeps both fingers on their instants', () => {
    const window = pinchWindow(
      [
        { x: 100, time: 5000 },
        { x: 300, time: 6000 },
      ],
      [0, 1000],
    );
    expect(window).toEqual({ from: 4500, to: 9500 });
  });

  it('does nothing while the fingers cannot both be right', () => {
    expect(pinchWindow([at(100, 5000), at(100, 6000)], [0, 1000])).toBeNull();
    expect(pinchWindow([at(300, 5000), at(100, 6000)], [0, 1000])).toBeNull();
    expect(pinchWindow([at(100, 5000)], [0, 1000])).toBeNull();
  });
});

describe('wheel', () => {
  it('belongs to the page without Ctrl and without focus', () => {
    expect(wheelCommand({ ...turn, deltaY: 100 }, 7, false)).toBeNull();
  });

  it('zooms at the pointer with Ctrl, with the command key, and with focus', () => {
    const zoom = { type: 'zoom', factor: 2, at: 7 };
    expect(wheelCommand({ ...turn, deltaY: 400, ctrlKey: true }, 7, false)).toEqual(zoom);
    expect(wheelCommand({ ...turn, deltaY: 400, metaKey: true }, 7, false)).toEqual(zoom);
    expect(wheelCommand({ ...turn, deltaY: 400 }, 7, true)).toEqual(zoom);
  });

  it('pans sideways and with Shift', () => {
    expect(wheelCommand({ ...turn, deltaX: 250, deltaY: 10 }, 7, false)).toEqual({
      type: 'pan',
      share: 0.25,
    });
    expect(wheelCommand({ ...turn, deltaY: 250, shiftKey: true }, 7, true)).toEqual({
      type: 'pan',
      share: 0.25,
    });
    expect(wheelCommand({ ...turn, deltaX: 10, deltaY: 250 }, 7, false)).toBeNull();
  });
});
