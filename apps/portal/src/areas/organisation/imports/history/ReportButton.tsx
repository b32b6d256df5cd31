import { downloadProgress, intakeCalls, type IntakeSummary } from '@vinrod/api-client';
import { DownloadButton } from '@vinrod/ui/download-button';
import type { ReactElement } from 'react';

import { errorText } from '#errors';
import { useClient } from '#session';
import { EnglishAware } from '#shell/query-state';

import { t } from '../texts.ts';

export interface ReportButtonProps {
  readonly intake: Pick<IntakeSummary, 'uuid'>;
}

function failureText(error: unknown): ReactElement {
  return <EnglishAware>{errorText(error)}</EnglishAware>;
}

/** Downloads what became of the rows of a file. */
export function ReportButton({ intake: { uuid } }: ReportButtonProps): ReactElement {
  const client = useClient();
  return (
    <DownloadButton
      variant="quiet"
      failureMessage={failureText}
      download={async (onProgress) => {
        const { blob, fileName } = await client.with(intakeCalls).report({
          path: { id: uuid },
          fetch: downloadProgress(onProgress),
          timeoutMs: 300_000,
        });
        return { name: fileName, content: blob };
      }}
    >
      {t('intakes.report')}
    </DownloadButton>
  );
}
