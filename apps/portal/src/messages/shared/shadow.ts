import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Shadow mode: seeing the portal as a user or a corporate group (domain.md sections 3.3 and 5). */
export const shadowMessages = defineMessages('shadow', {
  sv: {
    'shadow.title': 'Skuggläge',
    'shadow.banner': 'Skuggläge: du visar portalen som {name}.',
    'shadow.somebody': 'någon annan',
    'shadow.until': 'Avslutas {time}.',
    'shadow.soon': 'Avslutas om {minutes} min.',
    'shadow.leave': 'Avsluta skuggläge',
    'shadow.as': 'Visar som {name}',
    'shadow.asUser': 'Visa som användare',
    'shadow.asKoncern': 'Visa som koncern',
    'shadow.question': 'Visa portalen som {name}?',
    'shadow.terms':
      'Du ser och kan göra det som {name} ser och kan göra, i högst 60 minuter. Det du ändrar loggas med ditt namn. Profil, lösenord och inloggningssätt går inte att ändra i skuggläge.',
    'shadow.ownOnly':
      'I skuggläge går det inte att ändra profil, lösenord eller inloggningssätt. Avsluta skuggläget först.',
    'shadow.noPeople': 'I skuggläge kan användare och roller inte ändras.',
    'shadow.ended': 'Skuggläget är slut',
    'shadow.endedText': 'Du ser portalen som dig själv igen.',
  },
});
