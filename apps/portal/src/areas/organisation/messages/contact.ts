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
});
