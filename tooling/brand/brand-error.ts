/** A brand that cannot be used; the message is one sentence that names the field. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
}
