import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Whom to turn to (words: domain.md section 3.3). */
export const contactMessages = defineMessages('contact', {
  sv: {
    'contact.title': 'Kontakt',
    'contact.lead': 'Hit vänder du dig med frågor om {koncern}.',
    'contact.leadAll': 'Hit vänder du dig med frågor.',
    'contact.phone': 'Telefon',
    'contact.email': 'E-post',
    'contact.openingHours': 'Öppettider',
    'contact.call': 'Ring {name}',
    'contact.write': 'Skicka e-post till {name}',
    'contact.ring': 'Ring',
    'contact.mail': 'Skicka e-post',
    'contact.own': 'För er',
    'contact.everybody': 'Kundservice',
    'contact.empty': 'Inga kontakter ännu',
    'contact.emptyHint': 'Här visas vem du kan vända dig till.',
  },
  en: {
    'contact.title': 'Contact',
    'contact.lead': 'Whom to turn to with questions about {koncern}.',
    'contact.leadAll': 'Whom to turn to with questions.',
    'contact.phone': 'Phone',
    'contact.email': 'E-mail',
    'contact.openingHours': 'Opening hours',
    'contact.call': 'Call {name}',
    'contact.write': 'Send e-mail to {name}',
    'contact.ring': 'Call',
    'contact.mail': 'Send e-mail',
    'contact.own': 'For you',
    'contact.everybody': 'Customer service',
    'contact.empty': 'No contacts yet',
    'contact.emptyHint': 'Those whom you can turn to are shown here.',
  },
});
