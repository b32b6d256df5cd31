import { downloadProgress, isAbortedError, type CallOptions, type Download } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { useDownload, type DownloadedFile } from '@vinrod/ui/download-button';
import { Menu } from '@vinrod/ui/menu';
import { Text } from '@vinrod/ui/text';
import { ChevronDown, Download as DownloadIcon, Printer, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';

import { errorText } from '#errors';
import { t } from '#messages';
import { EnglishAware } from '#shell/query-state';

import * as styles from './ExportMenu.css.ts';

/** One file that can be downloaded. */
export interface ExportChoice {
  readonly id: string;
  /** Name of the format: "Excel (xlsx)". */
  readonly label: string;
  /** One-line description of the contents. */
  readonly description?: string;
  readonly icon?: LucideIcon;
  /** Requests the file; pass the options on to the client for progress and for aborting when the page is left. */
  readonly call: (options: CallOptions) => Promise<Download>;
  /** Say why in the description. @default false */
  readonly isDisabled?: boolean;
}

export interface ExportMenuProps {
  readonly choices: readonly ExportChoice[];
  /** @default false */
  readonly isDisabled?: boolean;
  /** Whether printing is among the choices, where there is no room for a button of its own. */
  readonly offersPrint?: boolean;
}

/**
 * "Ladda ner": in the same place on every report, with a label as well as an icon (domain.md section 5, no. 5). Shows
 * the progress, the file name, and why a download failed.
 */
export function ExportMenu({
  choices,
  isDisabled = false,
  offersPrint = false,
}: ExportMenuProps): ReactElement {
  const [selected, setSelected] = useState<ExportChoice>();
  const current = useRef<ExportChoice>(undefined);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const [state, start] = useDownload(async (onProgress): Promise<DownloadedFile> => {
    if (current.current === undefined) throw new TypeError('Nothing was chosen.');
    const { blob, fileName } = await current.current.call({
      signal: leaving.current.signal,
      fetch: downloadProgress(onProgress),
      timeoutMs: 300_000,
    });
    return { name: fileName, content: blob };
  });

  function select(choice: ExportChoice): void {
    current.current = choice;
    setSelected(choice);
    void start();
  }

  return (
    <div className={styles.root}>
      <Menu
        trigger={
          <Button
            icon={DownloadIcon}
            iconAfter={ChevronDown}
            isDisabled={isDisabled}
            isPending={state.step === 'busy'}
          >
            {t('export.download')}
          </Button>
        }
        placement="bottom end"
        sections={[
          {
            id: 'files',
            label: t('export.download'),
            items: choices.map((choice) => {
              const { call: _, ...item } = choice;
              return { ...item, onAction: () => select(choice) };
            }),
          },
          ...(offersPrint
            ? [
                {
                  id: 'paper',
                  label: t('export.toPrinter'),
                  items: [
                    {
                      id: 'printer',
                      label: t('export.toPrinter'),
                      icon: Printer,
                      onAction: () => globalThis.print(),
                    },
                  ],
                },
              ]
            : []),
        ]}
      />
      <output className={styles.status}>{status()}</output>
    </div>
  );

  function status(): ReactElement | null {
    const name = selected?.label ?? '';
    switch (state.step) {
      case 'idle':
        return null;
      case 'busy':
        return (
          <Text size="small" tone="muted">
            {state.share === null
              ? t('export.busy', { name })
              : t('export.progress', { name, percent: Math.round(state.share * 100) })}
          </Text>
        );
      case 'done':
        return (
          <Text size="small" tone="muted">
            {t('export.done', { name: state.name })}
          </Text>
        );
      case 'failed':
        if (isAbortedError(state.error)) return null;
        return (
          <Text size="small" tone="danger">
            {t('export.failed')}: <EnglishAware>{errorText(state.error)}</EnglishAware>
          </Text>
        );
    }
  }
}
