/** Reads path data of M, l, h and v back as the points it visits, one list per stroke. */
export function readPath(path: string): [number, number][][] {
  const strokes: [number, number][][] = [];
  let x = 0;
  let y = 0;
  for (const [, command = '', text = ''] of path.matchAll(/([Mlhvz])([^Mlhvz]*)/g)) {
    const [a = 0, b = 0] = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'M') {
      [x, y] = [a, b];
      strokes.push([]);
    } else if (command === 'l') [x, y] = [x + a, y + b];
    else if (command === 'h') x += a;
    else if (command === 'v') y += a;
    strokes.at(-1)?.push([x, y]);
  }
  return strokes;
}
