import { intakeCalls, type Intake, type IntakeKind } from '@vinrod/api-client';
import { Select } from '@vinrod/ui/select';
import { useState, type ReactElement } from 'react';

import { useInvalidate } from '#data';
import { errorText } from '#errors';
import { useClient } from '#session';

import { t } from '../texts.ts';

export interface KindFieldProps {
  readonly intake: Intake;
  readonly isReadOnly: boolean;
  /** Of its button. */
  readonly id: string;
  /** What was selected, until the columns are those of that kind. */
  readonly selected: IntakeKind | undefined;
  /** Called with undefined when it could not be changed. */
  readonly onSelect: (kind: IntakeKind | undefined) => void;
}

/** What the rows of a table are. It decides what its columns can mean, so it is sent when it is chosen. */
export function KindField({
  intake,
  isReadOnly,
  id,
  selected,
  onSelect,
}: KindFieldProps): ReactElement | null {
  const client = useClient();
  const invalidate = useInvalidate();
  const [failure, setFailure] = useState<string>();
  const kinds = intake.columns?.kinds ?? [];
  const select = async (kind: IntakeKind): Promise<void> => {
    onSelect(kind);
    setFailure(undefined);
    try {
      await client.with(intakeCalls).update({ path: { id: intake.uuid }, body: { kind } });
      await invalidate('updateIntake');
    } catch (error) {
      onSelect(undefined);
      setFailure(t('intakes.settings.kindFailed', { reason: errorText(error) }));
    }
  };
  if (kinds.length === 0) return null;
  return (
    <Select<IntakeKind>
      label={t('intakes.settings.kind')}
      hint={t('intakes.settings.kindHint')}
      isDisabled={isReadOnly}
      id={id}
      value={selected ?? intake.settings.kind ?? intake.kind}
      onChange={(kind) => void select(kind)}
      options={kinds.map((value) => ({ value, label: t(`intakes.kind.${value}`) }))}
      errorMessage={failure}
    />
  );
}
