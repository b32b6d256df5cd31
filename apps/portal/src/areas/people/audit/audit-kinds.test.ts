import schema from '@vinrod/api-client/openapi.json' with { type: 'json' };
import { eventNames } from '@vinrod/api-client/event-words';
import { describe, expect, it } from 'vitest';

import { accountKinds, concerns, contentKinds, eventText, shadowKinds } from './audit-kinds.ts';

const karin = { uuid: 'karin', full_name: 'Karin Åberg' };
const anna = { kind: 'user', id: 'anna', name: 'Anna Lindqvist' } as const;

describe('an event of the log', () => {
  it.each(schema.components.schemas.AuditEventKind.enum)('has words for %s', (kind) => {
    expect(Object.entries(eventNames)).toContainEqual([kind, expect.anything()]);
  });

  it('security M5: can be looked for by its kind, whichever it is', () => {
    const offered: readonly string[] = [...accountKinds, ...contentKinds, ...shadowKinds];
    expect(offered.toSorted()).toEqual(schema.components.schemas.AuditEventKind.enum.toSorted());
  });

  it('security M5: names somebody unknown where nobody had signed in', () => {
    expect(eventText({ event: 'sign_in_failed', actor: null, target: anna })).toBe(
      'Okänd: Misslyckad inloggning, Anna Lindqvist',
    );
  });

  it('says who did what to whom', () => {
    expect(eventText({ event: 'shadow_start', actor: karin, target: anna })).toBe(
      'Karin Åberg: Skuggläge påbörjat, Anna Lindqvist',
    );
    expect(eventText({ event: 'shadow_expiry', actor: null, target: null })).toBe(
      'Portalen: Skuggläge utgånget',
    );
    const self = { kind: 'user', id: 'karin', name: 'Karin Åberg' } as const;
    expect(eventText({ event: 'password_change', actor: karin, target: self })).toBe(
      'Karin Åberg: Lösenord bytt',
    );
  });

  it('concerns who did it and whom it was done to, not a corporate group with the same id', () => {
    expect(concerns({ actor: karin, target: anna }, 'karin')).toBe(true);
    expect(concerns({ actor: karin, target: anna }, 'anna')).toBe(true);
    expect(concerns({ actor: karin, target: { ...anna, kind: 'group' } }, 'anna')).toBe(false);
    expect(concerns({ actor: null, target: null }, 'anna')).toBe(false);
  });
});
