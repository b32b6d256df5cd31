import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('trace', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

test('secrets are not written, at the top or one or two levels down', () => {
  const line = logged((log) =>
    log.info(
      {
        password: 'hunter2',
        body: { otp: 'hunter2', token: 'hunter2', email: 'hunter2' },
        request: { headers: { authorization: 'Bearer hunter2', cookie: 'hunter2' } },
      },
      'request',
    ),
  );
  expect(line).not.toContain('hunter2');
  expect(line).toContain('***');
});

test('errors are written without what they carry beside code, message and stack', () => {
  const error = Object.assign(new Error('connect failed'), {
    code: 'ECONNREFUSED',
    parameters: ['hunter2'],
    detail: 'Key (email)=(hunter2) already exists.',
  });
  const line = logged((log) => log.error({ err: error }, 'failed'));
  expect(line).not.toContain('hunter2');
  const parsed: unknown = JSON.parse(line);
  expect(parsed).toMatchObject({
    err: {
      type: 'Error',
      errorCode: 'ECONNREFUSED',
      message: 'connect failed',
      stack: expect.stringContaining('logger.test.ts'),
    },
  });
});
