import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Contacts (words: domain.md section 3.3). */
export const contactMessages = defineMessages('contact', {
  sv: {
    'contact.title': 'Kontakt',
    'contact.persons': 'Kontaktpersonerna',
    'contact.lead': 'Hit vänder du dig med frågor om {koncern}.',
    'contact.leadAll': 'Hit vänder du dig med frågor.',
    'contact.phone': 'Telefon',
    'contact.email': 'E-post',
    'contact.openingHours': 'Öppettider',
    'contact.call': 'Ring {name}, {number}',
    'contact.write': 'Skicka e-post till {name}, {address}',
    'contact.own': 'Dina kontaktpersoner',
    'contact.everybody': 'Kundservice',
    'contact.empty': 'Inga kontakter ännu',
    'contact.emptyHint': 'Här visas vem du kan vända dig till.',
  },
  en: {
    'contact.title': 'Contact',
    'contact.persons': 'The contact persons',
    'contact.lead': 'Whom to turn to with questions about {koncern}.',
    'contact.leadAll': 'Whom to turn to with questions.',
    'contact.phone': 'Phone',
    'contact.email': 'E-mail',
    'contact.openingHours': 'Opening hours',
    'contact.call': 'Call {name}, {number}',
    'contact.write': 'Send e-mail to {name}, {address}',
    'contact.own': 'Your contact persons',
    'contact.everybody': 'Customer service',
    'contact.empty': 'No contacts yet',
    'contact.emptyHint': 'Those whom you can turn to are shown here.',
  },
});
