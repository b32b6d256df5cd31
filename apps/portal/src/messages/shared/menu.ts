import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Words of the main menu (domain.md section 3.2). */
export const menuMessages = defineMessages('menu', {
  sv: {
    'menu.overview': 'Översikt',
    'menu.group.energy': 'Energi',
    'menu.group.company': 'Företaget',
    'menu.group.customers': 'Kunder',
    'menu.group.administration': 'Administration',
    'menu.group.help': 'Hjälp',
    'menu.analytics': 'Analys',
    'menu.siteGroups': 'Anläggningsgrupper',
    'menu.siteGroups.short': 'Grupper',
    'menu.certificate': 'Certifikat',
    'menu.residualMix': 'Residualmix',
    'menu.companies': 'Bolag och anläggningar',
    'menu.companies.short': 'Bolag',
    'menu.koncerner': 'Koncerner',
    'menu.invoices': 'Fakturor',
    'menu.users': 'Användare',
    'menu.customerUsers': 'Kundanvändare',
    'menu.internalUsers': 'Interna användare',
    'menu.roles': 'Roller',
    'menu.news': 'Nyheter',
    'menu.contact': 'Kontakt',
  },
});
