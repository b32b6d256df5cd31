import type { Annotation } from '../../core/annotations.ts';
import { localDate } from '../../core/time/step-label.ts';
import type { StepKind } from '../../core/time/steps.ts';

/** When a new annotation of a step is: its first day, or its instant where steps are shorter than days. */
export function annotationTime(step: StepKind, start: number): string {
  return step === 'hour' || step === 'quarter' ? new Date(start).toISOString() : localDate(start);
}

/** A key that no annotation has yet. */
function freeKey(annotations: readonly Annotation[]): string {
  const keys = new Set(annotations.map(({ key }) => key));
  let number = annotations.length + 1;
  while (keys.has(`note-${number}`)) number += 1;
  return `note-${number}`;
}

/** Annotations with a new one. */
export function withAnnotation(
  annotations: readonly Annotation[],
  at: string,
  label: string,
): readonly Annotation[] {
  return [...annotations, { key: freeKey(annotations), label, at }];
}

/** Annotations with another text for one of them; without it when the text is null. */
export function withLabel(
  annotations: readonly Annotation[],
  key: string,
  label: string | null,
): readonly Annotation[] {
  if (label === null) return annotations.filter((one) => one.key !== key);
  return annotations.map((one) => (one.key === key ? { ...one, label } : one));
}
