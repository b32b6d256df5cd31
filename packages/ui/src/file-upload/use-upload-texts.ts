import { formatFileSizeLimit } from '../format/file-size.ts';
import { useMessages } from '../messages/use-messages.ts';
import { acceptedNames, type FileRules, type Refusal } from './file-rules.ts';
import { fileUploadMessages } from './messages.ts';
import type { UploadNews } from './upload-news.ts';
import type { UploadStep } from './upload-queue.ts';

/** Input for the texts. */
export interface UploadTextOptions extends FileRules {
  /** Most files; 1 for a single file. */
  readonly maxFiles: number;
  readonly describeError: (error: unknown) => string | undefined;
}

/** Texts about files, derived from the rules. */
export interface UploadTexts {
  /** The rules as text, or empty when everything is allowed. */
  readonly rules: string;
  /** The error of a file and what to do; `null` without an error. */
  readonly problem: (step: UploadStep) => string | null;
  /** Text of an announcement. */
  readonly said: (news: UploadNews) => string;
}

/** The texts of a file upload's rules, violations and events. */
export function useUploadTexts({ accept, maxSize, maxFiles, describeError }: UploadTextOptions): UploadTexts {
  const text = useMessages(fileUploadMessages);
  const groups: Readonly<Record<string, string>> = {
    'image/*': text('images'),
    'audio/*': text('audio'),
    'video/*': text('video'),
  };
  const types = acceptedNames(accept ?? [])
    .map((name) => groups[name] ?? name)
    .join(', ');
  const size = maxSize === undefined ? '' : formatFileSizeLimit(maxSize);

  const refused = (refusal: Refusal): string => {
    switch (refusal) {
      case 'type':
        return text('refusedType', { types });
      case 'size':
        return text('refusedSize', { size });
      case 'empty':
        return text('refusedEmpty');
      case 'count':
        return text('refusedCount', { count: maxFiles });
      case 'folder':
        return text('refusedFolder');
    }
  };
  const failed = (error: unknown): string => describeError(error) ?? text('failed');
  const rules = [
    ...(accept === undefined ? [] : [text('allowedTypes', { types })]),
    ...(maxSize === undefined ? [] : [text('maxSize', { size })]),
    ...(maxFiles === 1 || !Number.isFinite(maxFiles) ? [] : [text('maxFiles', { count: maxFiles })]),
  ];
  return {
    rules: rules.join(' '),
    problem: (step) => {
      if (step.name === 'refused') return refused(step.refusal);
      return step.name === 'failed' ? failed(step.error) : null;
    },
    said: (news) => {
      const { file } = news;
      switch (news.name) {
        case 'started':
          return text('saidStarted', { file });
        case 'stored':
          return text('saidStored', { file });
        case 'progress':
          return text('saidProgress', { file, percent: news.percent });
        case 'failed':
          return text('saidProblem', { file, problem: failed(news.error) });
        case 'refused':
          return text('saidProblem', { file, problem: refused(news.refusal) });
      }
    },
  };
}
