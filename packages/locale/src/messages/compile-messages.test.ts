import { build } from 'esbuild';
import { expect, it } from 'vitest';

import { compileMessages, englishOf } from '../../build/compile-messages.ts';
import { compiledMessagesEsbuild } from '../../build/messages-plugins.ts';
import { parseMessage } from './parse-message.ts';

const head = `import { defineMessages } from '@vinrod/locale/messages/define-messages';\n`;

function module(sv: string, en = sv): string {
  return `${head}/** Texts. */\nexport const m = defineMessages('tree', {\n  sv: { ${sv} },\n  en: { ${en} },\n});\nexport const after = 1;\n`;
}

it('replaces each text by its syntax tree and leaves the rest of the module as it is', () => {
  const compiled = compileMessages(
    module(`close: "It''s", 'a.b': 'till ' + '{n}'`, 'close: `Close`, "a.b": "to {n}"'),
    'messages.ts',
  );
  expect(compiled).toBe(
    `\n/** Texts. */\nexport const m = ({ id: 'tree',\n  sv: { close: "It's", 'a.b': ${JSON.stringify(parseMessage('till {n}'))} },\n  en: { close: "Close", "a.b": ${JSON.stringify(parseMessage('to {n}'))} },\n});\nexport const after = 1;\n`,
  );
});

it('leaves the English to be filled in later, where a build keeps it apart', () => {
  const code = module(`close: 'Stäng'`, `close: 'Close', 'a.b': 'to {n}'`);
  expect(compileMessages(code, 'messages.ts', 'apart')).toBe(
    `import { englishLater } from '@vinrod/locale/messages/english-later';\n/** Texts. */\nexport const m = ({ id: 'tree',\n  sv: { close: "Stäng" },\n  en: /* @__PURE__ */ englishLater("tree"),\n});\nexport const after = 1;\n`,
  );
  expect([...englishOf(code, 'messages.ts')]).toEqual([
    ['tree', `{"close":"Close","a.b":${JSON.stringify(parseMessage('to {n}'))}}`],
  ]);
});

it('leaves a module without messages alone', () => {
  expect(compileMessages(`export const a = 'defineMessages';`, 'messages.ts')).toBeUndefined();
});

it.each([
  ['a text that is not a literal', module('a: text')],
  ['texts that are spread', module('...others')],
  ['texts from elsewhere', `${head}export const m = defineMessages('tree', texts);`],
])('refuses %s', (_what, code) => {
  expect(() => compileMessages(code, 'messages.ts')).toThrow('must be literals');
});

it('refuses a text that is not an ICU message', () => {
  expect(() => compileMessages(module(`a: 'till {n'`), 'messages.ts')).toThrow('till {n');
});

/** Code that only the parser contains. */
const parserMark = 'EXPECT_PLURAL_ARGUMENT_SELECTOR';

async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    plugins: [compiledMessagesEsbuild()],
    bundle: true,
    format: 'esm',
    target: 'es2023',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

it('bundles the parser for those who ask for it only', async () => {
  expect(await bundled(`export { formatMessage } from './format-message.ts';`)).not.toContain(parserMark);
  expect(await bundled(`export { parseMessage } from './parse-message.ts';`)).toContain(parserMark);
});
