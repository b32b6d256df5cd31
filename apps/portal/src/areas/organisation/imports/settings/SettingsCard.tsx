import { intakeCalls, type Intake, type IntakeKind } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Checkbox } from '@vinrod/ui/checkbox';
import { ComboBox } from '@vinrod/ui/combo-box';
import { Form } from '@vinrod/ui/form';
import { nameOption } from '@vinrod/ui/format';
import { Heading } from '@vinrod/ui/heading';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { NumberField } from '@vinrod/ui/number-field';
import { Select } from '@vinrod/ui/select';
import { Text } from '@vinrod/ui/text';
import { TextField } from '@vinrod/ui/text-field';
import { useEffect, useId, useState, type ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useUnstoredDraft } from '#drafts';
import { useEntityForm } from '#entity-form';
import { useClient } from '#session';

import { DiscardButton } from '../deciding/DiscardButton.tsx';
import { t } from '../texts.ts';
import { IntakeCard } from '../under-way/IntakeCard.tsx';
import { ArticleFields } from './ArticleFields.tsx';
import { articleField } from './article-drafts.ts';
import { unitsOf } from './column-units.ts';
import { companyOptions } from './company-options.ts';
import { ColumnRow } from './ColumnRow.tsx';
import { KindField } from './KindField.tsx';
import { ReadingFields } from './ReadingFields.tsx';
import { siteOptions } from './site-options.ts';
import {
  missingMeanings,
  settingsChange,
  settingsDraft,
  settingsProblems,
  shownSettings,
  siteField,
  unitField,
  wideMeanings,
} from './settings-draft.ts';
import * as styles from './SettingsCard.css.ts';

/** Most corporate groups offered per search. */
const offeredGroups = 20;

const priceAreas = ['SE1', 'SE2', 'SE3', 'SE4'] as const;

export interface SettingsCardProps {
  readonly intake: Intake;
  readonly mayManage: boolean;
  /** Whether the file is being read again as it was told. */
  readonly isReading: boolean;
  /** Goes back to what would happen, without changes; undefined while there is nothing to go back to. */
  readonly onBack: (() => void) | undefined;
  readonly onDiscarded: () => void;
}

/** What the file does not tell by itself: whose it is, its rate, and what its columns mean. */
export function SettingsCard({ intake, ...props }: SettingsCardProps): ReactElement {
  const [selected, setSelected] = useState<IntakeKind>();
  // Another kind has other meanings: the columns are then as they are proposed for it.
  return (
    <SettingsForm
      key={JSON.stringify([intake.columns, intake.articles, intake.buyer])}
      {...props}
      intake={intake}
      isReading={props.isReading || (selected !== undefined && selected !== intake.settings.kind)}
      selectedKind={selected}
      onSelectKind={setSelected}
    />
  );
}

interface SettingsFormProps extends SettingsCardProps {
  /** What the rows are since the card is open; the form was made anew then. */
  readonly selectedKind: IntakeKind | undefined;
  readonly onSelectKind: (kind: IntakeKind | undefined) => void;
}

function SettingsForm({
  intake,
  mayManage,
  isReading,
  selectedKind,
  onBack,
  onDiscarded,
  onSelectKind,
}: SettingsFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const formId = useId();
  const kindId = useId();
  // The field was made anew with the columns of the other kind, and lost the focus.
  useEffect(() => {
    if (selectedKind !== undefined) document.querySelector<HTMLElement>(`#${CSS.escape(kindId)}`)?.focus();
  }, [selectedKind, kindId]);
  const { columns, articles, buyer } = intake;
  const shown = shownSettings(intake);
  const form = useEntityForm({
    draft: useUnstoredDraft(settingsDraft(intake)),
    labels: {
      corporate_group: t('intakes.settings.corporateGroup'),
      price_area: t('intakes.settings.priceArea'),
      sek_per_eur: t('intakes.settings.rate'),
      site: t('intakes.settings.site'),
      buyer: t('intakes.settings.buyer'),
      ...Object.fromEntries(
        (articles?.articles ?? []).map(({ article, name }) => [
          articleField(article),
          t('intakes.articles.category', { article: name }),
        ]),
      ),
      ...Object.fromEntries(
        (columns?.columns ?? []).flatMap(({ column }) => [
          [siteField(column), t('intakes.columns.siteId', { column })],
          [unitField(column), t('intakes.columns.unit', { column })],
        ]),
      ),
      mapping_name: t('intakes.columns.name'),
    },
    check: (value) => settingsProblems(intake, value),
    save: async (value) => {
      await client
        .with(intakeCalls)
        .update({ path: { id: intake.uuid }, body: settingsChange(intake, value) });
    },
    onSaved: async () => {
      await invalidate('updateIntake');
      onBack?.();
    },
  });
  const { value, change, errors, labels } = form;
  const missing = missingMeanings(intake, value);
  const isReadOnly = !mayManage || isReading;
  const oneOf = wideMeanings(intake);
  const placeOf = (): string | null => {
    if (columns === null) return null;
    const { head_line: line, sheet } = columns;
    return sheet === null
      ? t('intakes.columns.place', { line })
      : t('intakes.columns.placeInSheet', { line, sheet });
  };
  return (
    <IntakeCard
      intake={{ ...intake, state: 'needs_settings' }}
      promise={t('intakes.promise')}
      actions={
        mayManage ? (
          <>
            {onBack === undefined ? null : <Button onPress={onBack}>{t('intakes.settings.back')}</Button>}
            <DiscardButton intake={intake} onDiscarded={onDiscarded} />
            <Button type="submit" form={formId} variant="primary" isPending={form.isPending || isReading}>
              {t('intakes.settings.show')}
            </Button>
          </>
        ) : undefined
      }
    >
      <Form
        id={formId}
        label={t('intakes.settings.title')}
        fields={labels}
        problems={form.problems}
        onSubmit={form.submit}
      >
        <div className={styles.fields}>
          <KindField
            intake={intake}
            isReadOnly={!mayManage}
            id={kindId}
            selected={selectedKind}
            onSelect={onSelectKind}
          />
          {shown.includes('corporate_group') ? (
            <ComboBox
              {...form.field('corporate_group')}
              hint={t('intakes.settings.corporateGroupHint')}
              isOptional={!intake.needs.includes('corporate_group')}
              isDisabled={isReadOnly}
              findOptions={async (search, signal) => {
                const page = await client.corporateGroups.list({
                  query: { search: search === '' ? undefined : search, limit: offeredGroups },
                  signal,
                });
                return page.results.map(nameOption);
              }}
            />
          ) : null}
          {shown.includes('price_area') ? (
            <Select
              {...form.field('price_area')}
              hint={t('intakes.settings.priceAreaHint')}
              isDisabled={isReadOnly}
              options={priceAreas.map((area) => ({ value: area, label: area }))}
            />
          ) : null}
          {shown.includes('sek_per_eur') ? (
            <NumberField
              {...form.field('sek_per_eur')}
              hint={t('intakes.settings.rateHint')}
              min={0.000_001}
              max={1000}
              isDisabled={isReadOnly}
            />
          ) : null}
          {buyer === null ? null : (
            <div className={styles.buyer}>
              <Text>
                {buyer.identifiers === ''
                  ? t('intakes.settings.buyerNamed', { name: buyer.name })
                  : t('intakes.settings.buyerKnown', { name: buyer.name, identifiers: buyer.identifiers })}
              </Text>
              <ComboBox
                {...form.field('buyer')}
                hint={t('intakes.settings.buyerHint', { seller: buyer.seller })}
                isDisabled={isReadOnly}
                findOptions={(search, signal) => companyOptions(client, search, signal)}
              />
            </div>
          )}
          {shown.includes('site') ? (
            <ComboBox
              {...form.field('site')}
              hint={t('intakes.settings.siteHint')}
              isDisabled={isReadOnly}
              findOptions={(search, signal) => siteOptions(client, search, signal)}
            />
          ) : null}
        </div>
        {articles === null ? null : (
          <ArticleFields
            found={articles}
            drafts={value.articles}
            errors={errors}
            isReadOnly={isReadOnly}
            onChange={(changed) => change({ articles: changed })}
          />
        )}
        {columns === null ? null : (
          <>
            <div>
              <Heading level={3}>{t('intakes.columns.title')}</Heading>
              <Text size="small" tone="muted">
                {t('intakes.columns.hint')} {placeOf()}
              </Text>
            </div>
            {missing.length === 0 ? null : (
              <InlineAlert tone="warning">
                {t('intakes.columns.missing', { names: missing.join(', ') })}
              </InlineAlert>
            )}
            <ul className={styles.columns}>
              {columns.columns.map((column, place) => {
                const draft = value.columns[place];
                if (draft === undefined) return null;
                return (
                  <ColumnRow
                    key={column.column}
                    column={column}
                    draft={draft}
                    meanings={columns.meanings}
                    oneOf={oneOf}
                    siteError={errors[siteField(column.column)]}
                    units={unitsOf(intake, draft.meaning)}
                    unitError={errors[unitField(column.column)]}
                    isReadOnly={isReadOnly}
                    onChange={(changed) => change({ columns: value.columns.with(place, changed) })}
                  />
                );
              })}
            </ul>
            <ReadingFields draft={value} isReadOnly={isReadOnly} onChange={change} />
            {mayManage ? (
              <div className={styles.fields}>
                <Checkbox
                  isSelected={value.keepsMapping}
                  onChange={(keepsMapping) => change({ keepsMapping })}
                  description={t('intakes.columns.keepHint')}
                >
                  {t('intakes.columns.keep')}
                </Checkbox>
                {value.keepsMapping ? (
                  <TextField {...form.field('mapping_name')} maxLength={100} autoComplete="off" />
                ) : null}
              </div>
            ) : null}
          </>
        )}
      </Form>
    </IntakeCard>
  );
}
