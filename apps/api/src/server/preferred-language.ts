import type { Language } from '@vinrod/locale/messages/language';

/** The supported language that `Accept-Language` prefers; Swedish unless English ranks higher. */
export function preferredLanguage(acceptLanguage: string | null): Language {
  const ranked = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], weight: Number(weight ?? 1) };
    })
    .filter(({ language, weight }) => (language === 'sv' || language === 'en') && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return ranked[0]?.language === 'en' ? 'en' : 'sv';
}
