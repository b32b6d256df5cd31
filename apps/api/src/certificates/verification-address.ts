import type { Config } from '../config/config.ts';

/** Address of the page that verifies a certificate. */
export function verificationAddress({ publicUrl }: Pick<Config, 'publicUrl'>, id: string): string {
  return `${publicUrl}/certifikat/${id}`;
}
