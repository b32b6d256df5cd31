import { ComboBox } from '@vinrod/ui/combo-box';
import { NumberField } from '@vinrod/ui/number-field';
import { Select } from '@vinrod/ui/select';
import { TextArea } from '@vinrod/ui/text-area';
import { TextField } from '@vinrod/ui/text-field';
import type { ReactElement } from 'react';

import { t } from '#messages';

import { useSiteOptions } from './use-site-options.ts';
import {
  categories,
  priorities,
  signedStatuses,
  suggestionFields as names,
  suggestionLimits,
  type SuggestionDraft,
} from './suggestion-draft.ts';
import * as styles from './SuggestionForm.css.ts';

/** Field labels by name, in display order. */
export function suggestionLabels() {
  return {
    [names.title]: t('suggestions.field.title'),
    [names.text]: t('suggestions.field.text'),
    [names.site]: t('suggestions.field.site'),
    [names.category]: t('suggestions.field.category'),
    [names.priority]: t('suggestions.field.priority'),
    [names.status]: t('suggestions.field.status'),
    [names.kwh]: t('suggestions.field.kwh'),
    [names.sek]: t('suggestions.field.sek'),
  };
}

export interface SuggestionFieldsProps {
  readonly corporateGroup: string;
  readonly draft: SuggestionDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<SuggestionDraft>) => void;
}

export function SuggestionFields({
  corporateGroup,
  draft,
  errors,
  onChange,
}: SuggestionFieldsProps): ReactElement {
  const findSites = useSiteOptions(corporateGroup);

  function change<Key extends keyof SuggestionDraft>(key: Key, value: SuggestionDraft[Key]): void {
    onChange({ [key]: value });
  }

  function common(key: keyof SuggestionDraft) {
    const name = names[key];
    return { label: t(`suggestions.field.${key}`), name, errorMessage: errors[name] };
  }

  return (
    <>
      <TextField
        {...common('title')}
        value={draft.title}
        maxLength={suggestionLimits.title}
        onChange={(title) => change('title', title)}
      />
      <TextArea
        {...common('text')}
        value={draft.text}
        rows={5}
        maxCharacters={suggestionLimits.text}
        onChange={(text) => change('text', text)}
      />
      <ComboBox
        {...common('site')}
        isOptional
        hint={t('suggestions.siteHint')}
        value={draft.site === null ? null : { value: draft.site.uuid, label: draft.site.name }}
        findOptions={findSites}
        onChange={(site) => change('site', site === null ? null : { uuid: site.value, name: site.label })}
      />
      <div className={styles.fields}>
        <Select
          {...common('category')}
          options={categories.map((value) => ({ value, label: t(`suggestions.category.${value}`) }))}
          value={draft.category}
          onChange={(category) => change('category', category)}
        />
        <Select
          {...common('priority')}
          options={priorities.map((value) => ({ value, label: t(`suggestions.priority.${value}`) }))}
          value={draft.priority}
          onChange={(priority) => change('priority', priority)}
        />
        <Select
          {...common('status')}
          options={signedStatuses.map((value) => ({ value, label: t(`suggestions.status.${value}`) }))}
          value={draft.status}
          onChange={(status) => change('status', status)}
        />
        <NumberField
          {...common('kwh')}
          isOptional
          unit={t('organisation.perYear', { unit: 'kWh' })}
          decimals={0}
          value={draft.kwh}
          onChange={(kwh) => change('kwh', kwh)}
        />
        <NumberField
          {...common('sek')}
          isOptional
          unit={t('organisation.perYear', { unit: 'kr' })}
          decimals={0}
          value={draft.sek}
          onChange={(sek) => change('sek', sek)}
        />
      </div>
    </>
  );
}
