import { fieldError, nonFieldError, type ErrorReader } from '@vinrod/api-client';

/** Texts of an error body by the path of their field: DRF nests as the serializers do. */
function textsIn(value: unknown, path: readonly string[] = []): [field: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, inner]) => {
    const isOwnText =
      (isList && typeof inner === 'string') || name === 'non_field_errors' || name === 'detail';
    return textsIn(inner, isOwnText ? path : [...path, name]);
  });
}

/** Reads the error bodies of Django REST Framework: `{detail}`, `{email: […]}` and `non_field_errors`. */
export const readDjangoError: ErrorReader = (body, facts) => {
  const texts = typeof body === 'string' ? [] : textsIn(body);
  if (texts.length === 0) return null;
  const whole = texts.map(([, text]) => text).join(' ');
  if (texts.every(([field]) => field === '')) return nonFieldError(whole, facts);
  const byField = new Map<string, string>();
  for (const [field, text] of texts) byField.set(field, [byField.get(field) ?? [], text].flat().join(' '));
  return fieldError(whole, Object.fromEntries(byField), facts);
};
