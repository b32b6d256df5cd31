import type { NewsItem } from '@vinrod/api-client';
import { Breadcrumbs } from '@vinrod/ui/breadcrumbs';
import { Button } from '@vinrod/ui/button';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { Form } from '@vinrod/ui/form';
import { formatDateTime } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { useMediaQuery } from '@vinrod/ui/media-query';
import { Page } from '@vinrod/ui/page';
import { Section } from '@vinrod/ui/section';
import { Status } from '@vinrod/ui/status-badge';
import { Text } from '@vinrod/ui/text';
import { media } from '@vinrod/ui/tokens';
import { ArrowRight, Eye } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';

import { useDraft } from '#drafts';
import { t } from '#messages';
import { paths } from '#navigation';
import { RestoredDraft } from '#entity-form';
import { usePageTitle } from '#shell/page-heading';

import { isNewsDraft, newNews, newsDraft, plannedFor } from './news-draft.ts';
import * as styles from './NewsEditing.css.ts';
import { NewsFiles } from './NewsFiles.tsx';
import { NewsPicture } from './NewsPicture.tsx';
import { NewsPreview } from './NewsPreview.tsx';
import { NewsPublishing } from './NewsPublishing.tsx';
import { newsLabels, NewsTexts } from './NewsTexts.tsx';
import { PublishNews } from './PublishNews.tsx';
import { RemoveNews } from './RemoveNews.tsx';
import { useNewsSave } from './use-news-save.ts';
import { useFirstStoredNews, useNewsStore } from './news-store.ts';

export interface NewsEditorProps {
  /** Undefined creates a new item. */
  readonly item?: NewsItem;
}

/** Edits a news item: text, picture, files, readers and time (mockup 13). */
export function NewsEditor({ item }: NewsEditorProps): ReactElement {
  const title = item === undefined ? t('newsEditing.create') : t('newsEditing.edit');
  const heading = usePageTitle(title);
  const { first, giveUp } = useFirstStoredNews();
  const draft = useDraft(
    `news.${item?.uuid ?? 'new'}`,
    item === undefined ? newNews : newsDraft(item),
    isNewsDraft,
    giveUp,
  );
  const store = useNewsStore(item, draft, first);
  const { submission, save, mayComeOut, publish, unpublish } = useNewsSave(item, draft, store, first);
  const { errors, problems, isPending, clearField } = submission;
  const [isPreviewed, setPreviewed] = useState(false);
  const [question, setQuestion] = useState({ isOpen: false, askedAt: 0 });
  // On a phone the form is several screens long, so the actions go at its end.
  const isPhone = useMediaQuery(media.belowSm);
  const isOut = item?.status === 'published' || item?.status === 'scheduled';
  const [openedAt] = useState(() => Date.now());
  const willWait = plannedFor(draft.value, openedAt) !== undefined;
  const form = useId();
  const fields = { draft: draft.value, errors: errors.fields, onChange: draft.change, onMend: clearField };

  const actions = (
    <>
      {item === undefined ? null : <RemoveNews item={item} onRemoved={draft.markSaved} />}
      <Button icon={Eye} onPress={() => setPreviewed(true)}>
        {t('newsEditing.preview')}
      </Button>
      {isOut ? (
        <ConfirmDialog
          trigger={<Button>{t('newsEditing.unpublish')}</Button>}
          title={t('newsEditing.unpublishTitle')}
          confirmLabel={t('newsEditing.unpublish')}
          tone="primary"
          onConfirm={unpublish}
        >
          {t('newsEditing.unpublishText')}
        </ConfirmDialog>
      ) : null}
      <Button
        type="submit"
        form={form}
        variant={item?.status === 'published' ? 'primary' : 'secondary'}
        isPending={isPending}
      >
        {isOut ? t('forms.saveChanges') : t('newsEditing.saveDraft')}
      </Button>
      {item?.status === 'published' ? null : (
        <Button
          variant="primary"
          isPending={isPending}
          onPress={() => {
            if (mayComeOut()) setQuestion({ isOpen: true, askedAt: Date.now() });
          }}
        >
          {willWait ? t('newsEditing.schedule') : t('newsEditing.publish')}
        </Button>
      )}
    </>
  );

  return (
    <Page
      title={title}
      titleRef={heading}
      isWide
      breadcrumbs={
        <Breadcrumbs items={[{ label: t('newsEditing.title'), href: paths.news }, { label: title }]} />
      }
      {...(item === undefined ? {} : { titleAside: <Aside item={item} /> })}
      {...(draft.isChanged ? { description: t('forms.unsaved') } : {})}
      actions={isPhone ? undefined : actions}
    >
      <Form
        id={form}
        fields={newsLabels()}
        problems={problems}
        onSubmit={save}
        actions={isPhone ? actions : undefined}
      >
        <RestoredDraft isRestored={draft.isRestored} onDiscard={draft.discard} />
        <div className={styles.columns}>
          <div className={styles.fields}>
            <NewsTexts {...fields} />
            <NewsFiles store={store} />
          </div>
          <div className={styles.side}>
            <NewsPicture {...fields} store={store} />
            <NewsPublishing {...fields} />
            {item === undefined ? null : <History item={item} />}
          </div>
        </div>
      </Form>
      <NewsPreview
        item={store.item}
        draft={draft.value}
        isOpen={isPreviewed}
        onClose={() => setPreviewed(false)}
      />
      <PublishNews
        item={store.item}
        draft={draft.value}
        {...question}
        onOpenChange={(isOpen) => setQuestion((before) => ({ ...before, isOpen }))}
        onPublish={publish}
      />
    </Page>
  );
}

/** The status, and the way to what readers see. */
function Aside({ item }: { readonly item: NewsItem }): ReactElement {
  return (
    <>
      <Status kind="news" value={item.status} />
      {item.status === 'published' ? (
        <Link href={paths.newsDetails(item.uuid)} isStandalone iconAfter={ArrowRight}>
          {t('newsEditing.showPublished')}
        </Link>
      ) : null}
    </>
  );
}

function History({ item }: { readonly item: NewsItem }): ReactElement {
  const created = formatDateTime(item.created_at);
  return (
    <Section title={t('newsEditing.history')} isFirst>
      <Text size="small" tone="muted" as="p">
        {t('newsEditing.changedAt', { date: formatDateTime(item.updated_at) })}
      </Text>
      <Text size="small" tone="muted" as="p">
        {item.author === null
          ? t('newsEditing.createdAlone', { date: created })
          : t('newsEditing.createdAt', { date: created, name: item.author.full_name })}
      </Text>
    </Section>
  );
}
