import { Button } from '@vinrod/ui/button';
import { showToast } from '@vinrod/ui/toast';
import { Pencil, Sparkles } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { errorText } from '#errors';
import { t } from '#messages';
import { periodQuery } from '#period';

import type { ReportRequest } from '../../queries/report-request.ts';
import * as styles from '../Suggestions.css.ts';
import { useChangeSuggestions } from './use-change-suggestions.ts';

export interface ExpertToolsProps {
  readonly request: ReportRequest;
  /** uuids of the sites to examine; undefined means every site the user may see. */
  readonly examined: ReadonlySet<string> | undefined;
  readonly onWrite: () => void;
}

/** Creates a suggestion, or has the month's values examined for new proposals. */
export function ExpertTools({ request, examined, onWrite }: ExpertToolsProps): ReactElement {
  const { corporateGroup, period } = request;
  const changeSuggestions = useChangeSuggestions(corporateGroup);
  const [isPending, setPending] = useState(false);

  async function propose(): Promise<void> {
    setPending(true);
    try {
      const proposed = await changeSuggestions({
        suggestions: [],
        propose: {
          period: periodQuery(period),
          ...(examined === undefined ? {} : { sites: [...examined] }),
        },
      });
      showToast({ title: t('suggestions.proposed', { count: proposed.length }) });
    } catch (error) {
      showToast({
        tone: 'danger',
        title: t('suggestions.notProposed'),
        description: errorText(error),
        action: { label: t('errors.retry'), onPress: () => void propose() },
      });
    } finally {
      setPending(false);
    }
  }

  return (
    <div className={styles.tools}>
      <Button size="sm" icon={Pencil} onPress={onWrite}>
        {t('suggestions.write')}
      </Button>
      <Button size="sm" icon={Sparkles} isPending={isPending} onPress={() => void propose()}>
        {t('suggestions.propose')}
      </Button>
    </div>
  );
}
