import type { Queries } from '../../store/index.ts';
import { demoContacts } from '../catalogue/contacts.ts';
import { demoId } from '../demo-id.ts';

/** Stores the contacts of the demo data. */
export async function writeContacts(db: Queries): Promise<void> {
  await db
    .insertInto('contact')
    .values(
      demoContacts.map(({ corporateGroup, ...contact }, index) => ({
        ...contact,
        id: demoId('contact', `${corporateGroup ?? ''} ${contact.full_name} ${contact.role}`),
        corporate_group_id: corporateGroup === null ? null : demoId('corporate group', corporateGroup),
        sort_order: index + 1,
      })),
    )
    .execute();
}
