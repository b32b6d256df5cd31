/** Words that every form and every list shares (domain.md section 3.5). */
export const formMessages = {
  'forms.save': 'Spara',
  'forms.saveChanges': 'Spara ändringar',
  'forms.cancel': 'Avbryt',
  'forms.saved': 'Ändringarna har sparats',
  'forms.leave.title': 'Du har osparade ändringar',
  'forms.leave.text': 'Lämnar du sidan utan att spara går de förlorade.',
  'forms.leave.go': 'Lämna utan att spara',
  'forms.restored.title': 'Här är det du hade skrivit',
  'forms.restored.text': 'Det är inte sparat ännu.',
  'forms.restored.discard': 'Släng ändringarna',
  'export.download': 'Ladda ner',
  'export.busy': 'Hämtar {name} …',
  'export.progress': 'Hämtar {name}, {percent} %',
  'export.done': 'Hämtad: {name}',
  'export.failed': 'Filen kunde inte hämtas',
} as const;
