import type { Config } from '../config/config.ts';
import { demoAccounts, demoPassword } from '../seed/index.ts';

/** The terminal message when the server is ready. */
export function announcement(config: Config): string {
  const lines = ['', `${config.supplier.name}: ${config.publicUrl}`, ''];
  if (config.demo) {
    const accounts = demoAccounts.filter(({ canSignIn }) => canSignIn);
    const width = Math.max(...accounts.map(({ email }) => email.length));
    lines.push(
      `Demo accounts, password ${demoPassword}:`,
      ...accounts.map(
        ({ email, title, corporateGroup }) =>
          `  ${email.padEnd(width)}  ${title}${corporateGroup === null ? '' : `, ${corporateGroup}`}`,
      ),
      `One-time codes arrive at ${config.publicUrl}/dev/mail`,
      '',
    );
  }
  return lines.join('\n');
}
