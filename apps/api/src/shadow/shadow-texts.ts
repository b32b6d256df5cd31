/** Texts of refusals in shadow mode. */
export const shadowTexts = {
  over: {
    sv: 'Skuggläget är slut. Du är fortfarande inloggad som dig själv.',
    en: 'Shadow mode is over. You are still signed in as yourself.',
  },
  notInShadow: {
    sv: 'Det här går inte i skuggläge. Avsluta skuggläget först.',
    en: 'This cannot be done in shadow mode. Leave shadow mode first.',
  },
  oneHeader: {
    sv: 'Skicka antingen X-Shadow-User eller X-Shadow-Group.',
    en: 'Send either X-Shadow-User or X-Shadow-Group.',
  },
  self: { sv: 'Du kan inte visa portalen som dig själv.', en: 'You cannot see the portal as yourself.' },
  higherRights: {
    sv: 'Du kan inte visa portalen som någon som får göra eller se mer än du själv.',
    en: 'You cannot see the portal as somebody who may do or see more than you.',
  },
  inactive: {
    sv: 'Kontot är låst eller inaktivt.',
    en: 'The account is locked or inactive.',
  },
} as const;
