type Environment = Readonly<Record<string, string | undefined>>;

/** Settings of a portal for real customers. */
function realSettings({ PUBLIC_URL = '', DATABASE_URL = '', SMTP_URL = '' }: Environment): readonly string[] {
  return [
    ...(/^https:/i.test(PUBLIC_URL) ? ['PUBLIC_URL with https'] : []),
    ...(DATABASE_URL === '' ? [] : ['DATABASE_URL']),
    ...(SMTP_URL === '' ? [] : ['SMTP_URL']),
  ];
}

/**
 * Why the demo is not started: the settings are those of a portal for customers, and demo accounts have public
 * passwords. `VINROD_DEMO=1`, said by name, overrides it.
 *
 * @returns null when nothing speaks against it.
 */
export function demoRefusal(environment: Environment): string | null {
  if (environment['VINROD_DEMO'] === '1') return null;
  const found = realSettings(environment);
  if (found.length === 0) return null;
  return [
    `${found.join(', ')}: these are settings for real customers, and this command makes demo accounts with public passwords.`,
    'Use `pnpm serve` for production, or set VINROD_DEMO=1 to make the demo there all the same.',
  ].join('\n');
}
