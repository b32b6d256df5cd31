import { uploadProgress } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Dialog } from '@vinrod/ui/dialog';
import { FileUpload, type UploadedFile, type UploadOptions } from '@vinrod/ui/file-upload';
import { Section } from '@vinrod/ui/section';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { Text } from '@vinrod/ui/text';
import { TextField } from '@vinrod/ui/text-field';
import { useRef, useState, type ReactElement } from 'react';

import { useInvalidate } from '#data';
import { errorText } from '#errors';
import { t } from '#messages';
import { useClient } from '#session';
import { notifyFailure } from '#shell/notices';

import { cropParts, cropPicture, type CropPart } from './crop-picture.ts';
import * as styles from './NewsEditing.css.ts';
import { newsLabels, type NewsFieldsProps } from './NewsTexts.tsx';
import type { NewsStore } from './news-store.ts';

/** Largest picture, bytes (contract, `uploadNewsFiles`). */
const maxSize = 10 * 1024 * 1024;

export interface NewsPictureProps extends NewsFieldsProps {
  readonly store: NewsStore;
}

/** Picture selected but not yet cropped. */
interface Waiting {
  readonly address: string;
  readonly select: (part: CropPart | undefined) => void;
}

/** Picture cropped to the ratio of the cards (spec section 9, 255/196), with a text alternative. */
export function NewsPicture({ store, draft, errors, onChange, onMend }: NewsPictureProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const image = store.item?.image ?? null;
  const [waiting, setWaiting] = useState<Waiting>();
  const [part, setPart] = useState<CropPart>('middle');
  const answered = useRef(false);
  const altText = useRef('');
  const [altProblem, setAltProblem] = useState<string>();

  async function ask(file: File): Promise<CropPart | undefined> {
    const address = URL.createObjectURL(file);
    answered.current = false;
    setPart('middle');
    const selected = await new Promise<CropPart | undefined>((select) => setWaiting({ address, select }));
    setWaiting(undefined);
    URL.revokeObjectURL(address);
    return selected;
  }

  async function upload(file: File, { signal, onProgress }: UploadOptions): Promise<UploadedFile> {
    const selected = await ask(file);
    if (selected === undefined) throw new DOMException('', 'AbortError');
    const form = new FormData();
    form.append('image', await cropPicture(file, selected));
    form.append('image_alt_text', altText.current);
    const stored = await client.news.uploadFiles({
      path: { id: await store.itemUuid() },
      body: form,
      signal,
      fetch: uploadProgress(onProgress),
    });
    return { id: stored.image?.url ?? file.name, name: file.name, size: file.size };
  }

  function answer(selected: CropPart | undefined): void {
    if (answered.current) return;
    altText.current = draft.altText.trim();
    if (selected !== undefined && altText.current === '') {
      setAltProblem(t('newsEditing.problem.alt'));
      return;
    }
    answered.current = true;
    waiting?.select(selected);
  }

  async function remove(): Promise<void> {
    try {
      await client.news.update({ path: { id: await store.itemUuid() }, body: { image: null } });
    } catch (error) {
      notifyFailure(error);
    }
    await invalidate('updateNews');
  }

  function altField(problem: string | undefined): ReactElement {
    return (
      <TextField
        label={newsLabels().image_alt_text}
        name="image_alt_text"
        hint={t('newsEditing.altHint')}
        maxLength={300}
        value={draft.altText}
        onChange={(typed) => {
          onChange({ altText: typed });
          onMend('image_alt_text');
          setAltProblem(undefined);
        }}
        errorMessage={problem}
      />
    );
  }

  return (
    <Section title={t('newsEditing.picture')} isFirst>
      <div className={styles.fields}>
        {image === null ? null : (
          <>
            <div className={styles.shown}>
              <img className={styles.picture} src={image.url} alt={image.alt_text} />
              <div className={styles.below}>
                <Text as="span" size="small" tone="muted">
                  {t('newsEditing.size')}
                </Text>
                <Button size="sm" variant="quiet" onPress={() => void remove()}>
                  {t('newsEditing.removePicture')}
                </Button>
              </div>
            </div>
            {altField(errors['image_alt_text'])}
          </>
        )}
        <FileUpload
          label={image === null ? t('newsEditing.choosePicture') : t('newsEditing.changePicture')}
          hint={t('newsEditing.pictureHint')}
          isOptional={image === null}
          accept={['image/jpeg', 'image/png']}
          maxSize={maxSize}
          files={[]}
          upload={upload}
          onAdd={() => void invalidate('uploadNewsFiles')}
          onRemove={() => undefined}
          describeError={errorText}
        />
      </div>
      <Dialog
        title={t('newsEditing.crop')}
        size="sm"
        isOpen={waiting !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) answer(undefined);
        }}
        actions={
          <>
            <Button onPress={() => answer(undefined)}>{t('forms.cancel')}</Button>
            <Button variant="primary" onPress={() => answer(part)}>
              {t('newsEditing.crop.use')}
            </Button>
          </>
        }
      >
        <div className={styles.fields}>
          <Text>{t('newsEditing.crop.text')}</Text>
          {waiting === undefined ? null : (
            <img
              className={`${styles.picture} ${styles.part[part]}`}
              src={waiting.address}
              alt={t('newsEditing.crop.alt')}
            />
          )}
          <SegmentedControl
            label={t('newsEditing.crop.part')}
            segments={cropParts.map((value) => ({ value, label: t(`newsEditing.crop.${value}`) }))}
            value={part}
            onChange={setPart}
          />
          {altField(altProblem)}
        </div>
      </Dialog>
    </Section>
  );
}
