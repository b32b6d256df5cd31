import { Button } from '@vinrod/ui/button';
import { Section } from '@vinrod/ui/section';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Text } from '@vinrod/ui/text';
import { useState, type ReactElement } from 'react';

import { useOperation } from '#data';
import { t } from '#messages';
import { useCan } from '#profile';
import { LoadError } from '#shell/query-state';

import { reportArgs, type ReportRequest } from '../queries/report-request.ts';
import { ExpertTools } from './expert/ExpertTools.tsx';
import { SuggestionActions } from './expert/SuggestionActions.tsx';
import { SuggestionDialog, type EditedSuggestion } from './expert/SuggestionDialog.tsx';
import { SuggestionItem } from './SuggestionItem.tsx';
import * as styles from './Suggestions.css.ts';

/** Suggestions shown initially; the most important come first. */
const shownAtFirst = 3;

export interface SuggestionsProps {
  readonly request: ReportRequest;
  /** uuids of the sites examined; undefined means every site the user may see. */
  readonly examined: ReadonlySet<string> | undefined;
}

/** Expert suggestions for the sites of the report, most important first. */
export function Suggestions({ request, examined }: SuggestionsProps): ReactElement {
  const suggestions = useOperation('listExpertSuggestions', reportArgs(request));
  const { data } = suggestions;
  const can = useCan();
  const mayEdit = can('update', 'expertSuggestion');
  const [edited, setEdited] = useState<EditedSuggestion>();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Section
      title={t('suggestions.title')}
      hasRule
      isFirst
      actions={
        data === undefined ? undefined : (
          <Text size="small" tone="muted">
            {t('suggestions.count', { count: data.length })}
          </Text>
        )
      }
    >
      {mayEdit ? (
        <ExpertTools request={request} examined={examined} onWrite={() => setEdited('new')} />
      ) : null}
      {content()}
      {mayEdit ? (
        <SuggestionDialog request={request} edited={edited} onClose={() => setEdited(undefined)} />
      ) : null}
    </Section>
  );

  function content(): ReactElement {
    if (suggestions.error !== undefined) {
      return (
        <LoadError what={t('suggestions.title')} error={suggestions.error} onRetry={suggestions.retry} />
      );
    }
    if (data === undefined) {
      return (
        <SkeletonGroup>
          <Skeleton shape="block" height={200} />
        </SkeletonGroup>
      );
    }
    if (data.length === 0) return <Text tone="muted">{t('suggestions.empty')}</Text>;
    return (
      <>
        <ul className={styles.list}>
          {(showsAll ? data : data.slice(0, shownAtFirst)).map((suggestion) => (
            <SuggestionItem
              key={suggestion.id}
              suggestion={suggestion}
              actions={
                mayEdit ? (
                  <SuggestionActions
                    corporateGroup={request.corporateGroup}
                    suggestion={suggestion}
                    onEdit={() => setEdited(suggestion)}
                  />
                ) : undefined
              }
            />
          ))}
        </ul>
        {data.length > shownAtFirst ? (
          <div className={styles.more}>
            <Button size="sm" aria-expanded={showsAll} onPress={() => setShowsAll(!showsAll)}>
              {showsAll ? t('suggestions.fewer') : t('suggestions.all', { count: data.length })}
            </Button>
          </div>
        ) : null}
      </>
    );
  }
}
