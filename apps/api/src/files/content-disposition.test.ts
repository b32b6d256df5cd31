import { expect, test } from 'vitest';
import { attachment } from './content-disposition.ts';

test.each([
  ['Månadsrapport.xlsx', 'Manadsrapport.xlsx', 'M%C3%A5nadsrapport.xlsx'],
  ['File-1795000000000.csv', 'File-1795000000000.csv', 'File-1795000000000.csv'],
  ["a\"; b*=('x').csv", 'a__ b____x__.csv', 'a%22%3B%20b%2A%3D%28%27x%27%29.csv'],
  ['a\r\nSet-Cookie: b', 'a__Set-Cookie_ b', 'a%0D%0ASet-Cookie%3A%20b'],
])('the name %j is told whole and in a plain form (RFC 8187)', (name, plain, extended) => {
  expect(attachment(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${extended}`);
});
