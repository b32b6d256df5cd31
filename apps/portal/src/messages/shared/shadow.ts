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
  en: {
    'shadow.title': 'Shadow mode',
    'shadow.banner': 'Shadow mode: you see the portal as {name}.',
    'shadow.somebody': 'somebody else',
    'shadow.until': 'Ends at {time}.',
    'shadow.soon': 'Ends in {minutes} min.',
    'shadow.leave': 'Leave shadow mode',
    'shadow.as': 'Viewing as {name}',
    'shadow.asUser': 'View as user',
    'shadow.asKoncern': 'View as corporate group',
    'shadow.question': 'View the portal as {name}?',
    'shadow.terms':
      'You see and can do what {name} sees and can do, for at most 60 minutes. What you change is logged with your name. Profile, password and sign-in method cannot be changed in shadow mode.',
    'shadow.ownOnly':
      'Profile, password and sign-in method cannot be changed in shadow mode. Leave shadow mode first.',
    'shadow.noPeople': 'Users and roles cannot be changed in shadow mode.',
    'shadow.ended': 'Shadow mode has ended',
    'shadow.endedText': 'You see the portal as yourself again.',
  },
});
