import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Passkeys of one's own, on the profile. */
export const passkeyMessages = defineMessages('passkeys', {
  sv: {
    'passkeys.title': 'Passnycklar',
    'passkeys.about':
      'Med en passnyckel loggar du in med telefonens eller datorns skärmlås, utan lösenord och kod.',
    'passkeys.none': 'Du har inga passnycklar.',
    'passkeys.neverUsed': 'Tillagd {date}, inte använd än',
    'passkeys.used': 'Tillagd {date}, senast använd {used}',
    'passkeys.add': 'Lägg till passnyckel',
    'passkeys.name': 'Namn',
    'passkeys.nameHint': 'Vad du kallar enheten, till exempel Telefonen.',
    'passkeys.nameMissing': 'Ge passnyckeln ett namn.',
    'passkeys.next': 'Fortsätt',
    'passkeys.continue': 'Fortsätt på enheten',
    'passkeys.added': 'Passnyckeln är tillagd',
    'passkeys.remove': 'Ta bort',
    'passkeys.removeOf': 'Ta bort passnyckeln {name}',
    'passkeys.removeText': 'Den kan inte längre logga in. Dina andra sätt att logga in finns kvar.',
    'passkeys.removed': 'Passnyckeln är borttagen',
    'passkeys.refusal.cancelled': 'Enheten avbröt. Försök igen.',
    'passkeys.refusal.present': 'Enheten har redan en passnyckel för ditt konto.',
    'passkeys.refusal.failed': 'Enheten kunde inte skapa någon passnyckel.',
  },
  en: {
    'passkeys.title': 'Passkeys',
    'passkeys.about':
      'With a passkey you sign in by the screen lock of your phone or computer, without password and code.',
    'passkeys.none': 'You have no passkeys.',
    'passkeys.neverUsed': 'Added {date}, not used yet',
    'passkeys.used': 'Added {date}, last used {used}',
    'passkeys.add': 'Add a passkey',
    'passkeys.name': 'Name',
    'passkeys.nameHint': 'What you call the device, for example The phone.',
    'passkeys.nameMissing': 'Give the passkey a name.',
    'passkeys.next': 'Continue',
    'passkeys.continue': 'Continue on the device',
    'passkeys.added': 'The passkey has been added',
    'passkeys.remove': 'Remove',
    'passkeys.removeOf': 'Remove the passkey {name}',
    'passkeys.removeText': 'It can no longer sign in. Your other ways to sign in remain.',
    'passkeys.removed': 'The passkey has been removed',
    'passkeys.refusal.cancelled': 'The device cancelled. Try again.',
    'passkeys.refusal.present': 'The device already has a passkey for your account.',
    'passkeys.refusal.failed': 'The device could not make a passkey.',
  },
});
