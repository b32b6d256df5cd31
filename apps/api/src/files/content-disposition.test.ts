import { expect, test } from 'vitest';
import { attachment } from './content-disposition.ts';

test.each([
  ['Månadsrapport.xlsx', 'Manadsrapport.xlsx', 'M%C3%A5nadsrapport.xlsx'],
  ['File-1795000000000.csv', 'File-1795000000000.csv', 'File-1795000000000.csv'],
  ["a\"; b*=('x').csv", 'a__ b____x__.csv', 'a%22%3B%20b%2A%3D%28%27x%27%29.csv'],
  ['a\r\nSet-Cookie: b', 'a__Set-Cookie_ b', 'a__Set-Cookie%3A%20b'],
  ['security p1: a\u202Efdp.exe.pdf', 'security p1_ a_fdp.exe.pdf', 'security%20p1%3A%20a_fdp.exe.pdf'],
])('the name %j is told whole and in a plain form (RFC 8187)', (name, plain, extended) => {
  expect(attachment(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${extended}`);
});
