import type { Site } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Pencil } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { FormDialog } from '#entity-form';
import { t } from '#messages';

import { SiteForm } from './SiteForm.tsx';

export interface EditSiteProps {
  readonly site: Site;
}

/** "Ändra": the site form in a dialog. */
export function EditSite({ site }: EditSiteProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" icon={Pencil} onPress={() => setOpen(true)}>
        {t('site.edit')}
      </Button>
      <FormDialog title={t('site.editTitle')} size="lg" isOpen={isOpen} onClose={() => setOpen(false)}>
        <SiteForm site={site} onClose={() => setOpen(false)} />
      </FormDialog>
    </>
  );
}
