import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { Select } from '../select/Select.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';
import { formProblems, NO_PROBLEMS, type ErrorAnswer } from './form-problems.ts';

const fields = { email: 'E-post', role: 'Roll', audience: 'Behörig till' };

interface InviteProps extends Pick<FormProps, 'onSubmit'> {
  /** The server's response to the form. */
  readonly answer?: ErrorAnswer;
}

function Invite({ answer, onSubmit }: InviteProps) {
  const [problems, setProblems] = useState(NO_PROBLEMS);
  return (
    <Form
      label="Bjud in användare"
      fields={fields}
      problems={problems}
      onSubmit={() => {
        setProblems(answer === undefined ? NO_PROBLEMS : formProblems(answer, Object.keys(fields)));
        onSubmit();
      }}
      note="Användaren får ett mejl med en länk."
      actions={
        <>
          <Button>Avbryt</Button>
          <Button type="submit" variant="primary">
            Bjud in
          </Button>
        </>
      }
    >
      <TextField
        label={fields.email}
        name="email"
        type="email"
        autoComplete="off"
        errorMessage={problems.fields['email']}
      />
      <Select
        label={fields.role}
        name="role"
        errorMessage={problems.fields['role']}
        options={[
          { value: 'economy', label: 'Ekonomi' },
          { value: 'controller', label: 'Energicontroller' },
        ]}
      />
      <RadioGroup
        label={fields.audience}
        name="audience"
        errorMessage={problems.fields['audience']}
        options={[
          { value: 'all', label: 'Hela koncernen' },
          { value: 'some', label: 'Utvalda bolag' },
        ]}
      />
    </Form>
  );
}

const refused: ErrorAnswer = {
  type: 'field_error',
  details: [
    { field: 'role', errors: ['Välj en roll.'] },
    { field: 'email', errors: ['Ange en giltig e-postadress.'] },
    { field: 'audience', errors: ['Välj vad användaren får se.'] },
    { field: 'corporate_group', errors: ['Koncernen tar inte emot fler användare.'] },
  ],
};

const sent = fn();

const meta = {
  title: 'Formulär/Formulär · Form',
  component: Form,
  args: { fields, onSubmit: sent, children: null },
  render: () => <Invite onSubmit={sent} answer={refused} />,
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FelFrånServern: Story = {
  parameters: {
    ariaSnapshot: `
      - form "Bjud in användare":
        - region "Rätta 4 saker":
          - heading "Rätta 4 saker" [level=2]
          - list:
            - listitem: Koncernen tar inte emot fler användare.
            - listitem:
              - 'link "E-post: Ange en giltig e-postadress."':
                - /url: "#email"
        - textbox "E-post" [invalid]:
        - radiogroup "Behörig till" [invalid]:
          - radio "Hela koncernen"
        - button "Avbryt"
        - button "Bjud in"
    `,
  },
  name: 'Fel från servern',
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'E-post' });
    email.focus();
    await userEvent.keyboard('{Enter}');
    const summary = await canvas.findByRole('region', { name: 'Rätta 4 saker' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('Koncernen tar inte emot fler användare.');
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual([
      'E-post: Ange en giltig e-postadress.',
      'Roll: Välj en roll.',
      'Behörig till: Välj vad användaren får se.',
    ]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('Ange en giltig e-postadress.');
    await userEvent.click(canvas.getByRole('link', { name: /^Roll/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Roll$/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: /^Behörig till/ }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Hela koncernen' })).toHaveFocus());
  },
};

export const Utan: Story = {
  name: 'Utan fel',
  render: () => <Invite onSubmit={sent} />,
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Bjud in' }));
    await expect(sent).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const HelaFormuläret: Story = {
  name: 'Fel i det hela',
  render: () => (
    <Invite
      onSubmit={sent}
      answer={{ type: 'non_field_error', details: { message: 'Inbjudan kunde inte skickas.' } }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bjud in' }));
    await expect(await canvas.findByRole('region', { name: 'Rätta 1 sak' })).toHaveTextContent(
      'Inbjudan kunde inte skickas.',
    );
  },
};

function Profile() {
  const [name, setName] = useState('Anna');
  const isChanged = name !== 'Anna';
  return (
    <Form
      label="Profil"
      fields={fields}
      onSubmit={() => setName('Anna')}
      hasBar
      {...(isChanged ? { note: 'Du har osparade ändringar.' } : {})}
      {...(isChanged
        ? {
            actions: (
              <>
                <Button onPress={() => setName('Anna')}>Avbryt</Button>
                <Button type="submit" variant="primary">
                  Spara ändringar
                </Button>
              </>
            ),
          }
        : {})}
    >
      <TextField label="Förnamn" name="first_name" value={name} onChange={setName} />
      <div style={{ blockSize: '150vh' }} />
      <TextField label="Efternamn" name="last_name" />
    </Form>
  );
}

export const Spara: Story = {
  name: 'Spara när något är ändrat',
  render: () => <Profile />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Förnamn' }), 'a');
    const save = canvas.getByRole('button', { name: 'Spara ändringar' });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    save.focus();
    await userEvent.keyboard('{Enter}');
    await expect(save).not.toBeInTheDocument();
    await expect(canvas.getByRole('form', { name: 'Profil' })).toHaveFocus();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bjud in' }));
    await expect(await canvas.findByRole('region')).toBeVisible();
  },
};
