import type { Config } from '../config/config.ts';

/** Address of the page by which a certificate is checked. */
export function verificationAddress({ publicUrl }: Pick<Config, 'publicUrl'>, id: string): string {
  return `${publicUrl}/certifikat/${id}`;
}
