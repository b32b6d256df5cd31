import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../../button/index.ts';
import { Form, formProblems, NO_PROBLEMS } from '../../form/index.ts';
import { InlineAlert } from '../../inline-alert/index.ts';
import { TextField } from '../../text-field/index.ts';

const meta = { title: 'Mönster/Formulär som behåller' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const fields = { name: 'Namn', email: 'E-post' };

/** A server that is away at the first attempt. */
function ContactForm(): ReactElement {
  const [attempts, setAttempts] = useState(0);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const isSaved = attempts > 1 && problems === NO_PROBLEMS;
  return (
    <>
      <Form
        label="Kontaktperson"
        fields={fields}
        problems={problems}
        onSubmit={() => {
          setAttempts(attempts + 1);
          setProblems(
            attempts === 0
              ? formProblems(
                  {
                    type: 'non_field_error',
                    details: { message: 'Kontaktpersonen kunde inte sparas. Försök igen.' },
                  },
                  Object.keys(fields),
                )
              : NO_PROBLEMS,
          );
        }}
        actions={
          <Button type="submit" variant="primary">
            Spara kontaktpersonen
          </Button>
        }
      >
        <TextField label={fields.name} name="name" defaultValue="Eva Ström" />
        <TextField label={fields.email} name="email" type="email" defaultValue="eva@norrviken.example" />
      </Form>
      {isSaved ? (
        <InlineAlert tone="success" announce="polite">
          Kontaktpersonen är sparad.
        </InlineAlert>
      ) : null}
    </>
  );
}

export const SparaIgen: Story = {
  name: 'Ett sparande som misslyckas',
  render: () => <ContactForm />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Namn' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Eva Ström-Lind');
    await userEvent.click(canvas.getByRole('button', { name: 'Spara kontaktpersonen' }));
    await expect(await canvas.findByText(/kunde inte sparas/)).toBeVisible();
    await expect(name).toHaveValue('Eva Ström-Lind');
    await userEvent.click(canvas.getByRole('button', { name: 'Spara kontaktpersonen' }));
    await expect(await canvas.findByText('Kontaktpersonen är sparad.')).toBeVisible();
    await expect(name).toHaveValue('Eva Ström-Lind');
  },
};
