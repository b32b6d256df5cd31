import type { ReactElement } from 'react';

import { Checkbox } from '../../checkbox/index.ts';
import { RadioGroup } from '../../radio-group/index.ts';
import { Select } from '../../select/index.ts';
import { Stack } from '../../stack/index.ts';
import { Switch } from '../../switch/index.ts';
import { TextField } from '../../text-field/index.ts';

/** Fields at rest, invalid and disabled, and the small controls. */
export function FieldStates(): ReactElement {
  return (
    <div
      style={{
        display: 'grid',
        gap: '18px 16px',
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
      }}
    >
      <TextField label="E-post" defaultValue="annika@norrvikenlivs.se" />
      <Select
        label="Förvaltare"
        placeholder="Välj förvaltare"
        options={[{ value: 'anna', label: 'Anna Lindqvist' }]}
      />
      <TextField label="Abonnerad effekt" defaultValue="160,0" unit="kW" />
      <TextField
        label="Organisationsnummer"
        defaultValue="556677-889"
        errorMessage="Ange tio siffror, till exempel 556677-8899."
      />
      <TextField label="Anläggnings-id" hint="Kan inte ändras." value="735999000012049741" isDisabled />
      <Stack gap="2">
        <Stack direction="row" gap="3" isWrapping>
          <Checkbox defaultSelected>Vald</Checkbox>
          <Checkbox isIndeterminate>Delvis</Checkbox>
          <Checkbox>Ej vald</Checkbox>
        </Stack>
        <RadioGroup
          label="Upplösning"
          layout="horizontal"
          defaultValue="hour"
          options={[
            { value: 'hour', label: 'Timme' },
            { value: 'quarter', label: 'Kvart' },
          ]}
        />
        <Switch defaultSelected>På</Switch>
      </Stack>
    </div>
  );
}
