import type { ContractOperation } from '../../server/contract.ts';
import { addressOf, type CallParts, type GeneratedCall } from '../contract-inputs/generated-call.ts';
import { oddTexts } from '../contract-inputs/odd-values.ts';
import type { Random } from '../contract-inputs/random.ts';

const boundary = 'fuzz';

/** File signatures, valid and invalid. */
const contents = [
  '%PDF-1.4\n%%EOF',
  '\u0089PNG\r\n\u001a\n',
  'GIF89a',
  '<svg onload=alert(1)>',
  'PK\u0003\u0004',
  '',
];

function part(random: Random): string {
  const name = random.pick(['files', 'files', 'image', 'image_alt_text', '', '__proto__', 'f"\r\n']);
  const file = random.pick(['bilaga.pdf', 'bild.png', '..\\..\\x', 'a\u202Efdp.exe.pdf', ...oddTexts]);
  const fileName = random.chance(0.8) ? `; filename="${file.replaceAll('"', '%22')}"` : '';
  const type = random.pick(['application/pdf', 'image/png', 'text/html', 'x', '']);
  return [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${name}"${fileName}`,
    `Content-Type: ${type}`,
    '',
    random.chance(0.7) ? random.pick(contents) : random.pick(oddTexts),
  ].join('\r\n');
}

/** A call that sends a form with files, complete or truncated. */
export function formCall(operation: ContractOperation, parts: CallParts, random: Random): GeneratedCall {
  const inner = Array.from({ length: random.whole(0, 4) }, () => part(random)).join('\r\n');
  const end = random.chance(0.8) ? `\r\n--${boundary}--\r\n` : '';
  return {
    operation,
    path: addressOf(operation, parts.params, parts.query),
    headers: { 'Content-Type': `multipart/form-data; boundary=${random.chance(0.9) ? boundary : '"'}` },
    body: inner + end,
  };
}
