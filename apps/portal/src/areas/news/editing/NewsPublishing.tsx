import type { NewsAudience } from '@vinrod/api-client';
import { Checkbox } from '@vinrod/ui/checkbox';
import { DatePicker } from '@vinrod/ui/date-picker';
import { MultiSelect } from '@vinrod/ui/multi-select';
import { Section } from '@vinrod/ui/section';
import { Select } from '@vinrod/ui/select';
import { TextField } from '@vinrod/ui/text-field';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { t } from '#messages';
import { swedishToday } from '#period';

import * as styles from './NewsEditing.css.ts';
import { newsLabels, type NewsFieldsProps } from './NewsTexts.tsx';

const audiences: readonly NewsAudience[] = ['customers', 'corporate_groups', 'internal', 'all'];

/** Publication times and audience of the item. */
export function NewsPublishing({ draft, errors, onChange, onMend }: NewsFieldsProps): ReactElement {
  const labels = newsLabels();
  const corporateGroups = useOperation('listCorporateGroupsMinimal', {});
  const today = swedishToday();
  return (
    <Section title={t('newsEditing.publishing')} isFirst>
      <div className={styles.fields}>
        <div className={styles.moment}>
          <DatePicker
            label={labels.publish_at}
            name="publish_at"
            isOptional
            today={today}
            value={draft.publishDate}
            onChange={(publishDate) => {
              onChange({ publishDate });
              onMend('publish_at');
            }}
            errorMessage={errors['publish_at']}
          />
          <TextField
            label={labels.publish_time}
            name="publish_time"
            inputMode="numeric"
            maxLength={5}
            isDisabled={draft.publishDate === null}
            value={draft.publishTime}
            onChange={(publishTime) => {
              onChange({ publishTime });
              onMend('publish_time');
            }}
            errorMessage={errors['publish_time']}
          />
        </div>
        <DatePicker
          label={labels.unpublish_at}
          name="unpublish_at"
          isOptional
          today={today}
          value={draft.unpublishDate}
          onChange={(unpublishDate) => {
            onChange({ unpublishDate });
            onMend('unpublish_at');
          }}
          errorMessage={errors['unpublish_at']}
        />
        <Select
          label={labels.audience}
          name="audience"
          options={audiences.map((value) => ({ value, label: t(`newsEditing.audience.${value}`) }))}
          value={draft.audience}
          onChange={(audience) => {
            onChange({ audience });
            onMend('audience');
          }}
          errorMessage={errors['audience']}
        />
        {draft.audience === 'corporate_groups' ? (
          <MultiSelect
            label={labels.corporate_groups}
            name="corporate_groups"
            options={(corporateGroups.data ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }))}
            isLoading={corporateGroups.isLoading}
            value={draft.corporateGroups}
            onChange={(selected) => {
              onChange({ corporateGroups: selected });
              onMend('corporate_groups');
            }}
            errorMessage={errors['corporate_groups']}
          />
        ) : null}
        <Checkbox isSelected={draft.isPinned} onChange={(isPinned) => onChange({ isPinned })}>
          {t('newsEditing.pinned')}
        </Checkbox>
      </div>
    </Section>
  );
}
