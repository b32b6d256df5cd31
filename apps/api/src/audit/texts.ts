/** Headings of the log as a file. */
export const auditTexts = {
  log: { sv: 'Händelselogg', en: 'Audit log' },
  time: { sv: 'Tid', en: 'Time' },
  event: { sv: 'Händelse', en: 'Event' },
  outcome: { sv: 'Utfall', en: 'Outcome' },
  actor: { sv: 'Vem', en: 'Who' },
  targetKind: { sv: 'Gäller', en: 'About' },
  target: { sv: 'Namn', en: 'Name' },
  address: { sv: 'Från adress', en: 'From address' },
  operation: { sv: 'Anrop', en: 'Operation' },
  status: { sv: 'Svar', en: 'Answer' },
  details: { sv: 'Detaljer', en: 'Details' },
  sequence: { sv: 'Nummer', en: 'Number' },
} as const;
