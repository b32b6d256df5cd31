// @vitest-environment jsdom
import { TextField } from '@vinrod/ui/text-field';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useUnstoredDraft } from '#drafts';

import { EntityForm, type EntityFormProps } from './EntityForm.tsx';
import { useEntityForm, type EntityFormState } from './use-entity-form.ts';

interface Person {
  readonly name: string;
  readonly address: { readonly city: string };
}

const save = vi.fn<(person: Person) => Promise<string>>();
const onSaved = vi.fn<(saved: string) => void>();
const reported = vi.fn<(form: EntityFormState<Person>) => void>();
let root: Root;

function PersonForm(props: Omit<EntityFormProps, 'form' | 'children'>) {
  const form = useEntityForm({
    draft: useUnstoredDraft<Person>({ name: '', address: { city: '' } }),
    labels: { name: 'Namn', 'where.city': 'Ort' },
    names: { address: 'where' },
    check: ({ name, address }): Readonly<Record<string, string>> => ({
      ...(name === '' ? { name: 'Ange ett namn.' } : {}),
      ...(address.city === '' ? { 'where.city': 'Ange en ort.' } : {}),
    }),
    save,
    onSaved,
  });
  useEffect(() => reported(form));
  return (
    <EntityForm form={form} {...props}>
      <TextField {...form.field('name')} />
    </EntityForm>
  );
}

function shown(): EntityFormState<Person> {
  const [form] = reported.mock.lastCall ?? [];
  if (form === undefined) throw new Error('No form is shown().');
  return form;
}

async function draw(props: Omit<EntityFormProps, 'form' | 'children'> = {}): Promise<void> {
  await act(async () => root.render(<PersonForm {...props} />));
}

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`No button says ${name}.`);
  return found;
}

async function send(): Promise<void> {
  await act(async () => document.querySelector('form')?.requestSubmit());
}

async function fill(): Promise<void> {
  await act(async () => shown().change({ name: 'Ek', address: { city: 'Lund' } }));
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  save.mockReset().mockResolvedValue('saved');
  onSaved.mockReset();
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('an entity form', () => {
  it('sends nothing that its check refuses, and says so beside the fields', async () => {
    await draw();
    await send();
    expect(save).not.toHaveBeenCalled();
    expect(shown().errors).toEqual({ name: 'Ange ett namn.', 'where.city': 'Ange en ort.' });
    expect(document.querySelector('input')?.getAttribute('aria-invalid')).toBe('true');
  });

  it('takes a message away when its field is changed, also where the contract has another name for it', async () => {
    await draw();
    await send();
    await act(async () => shown().change({ address: { city: 'Lund' } }));
    expect(shown().errors).toEqual({ name: 'Ange ett namn.' });
    await act(async () => shown().field('name').onChange('Ek'));
    expect(shown().errors).toEqual({});
  });

  it('keeps what was typed when the call fails, and can be sent again', async () => {
    save.mockRejectedValueOnce(new RangeError('away'));
    await draw();
    await fill();
    await send();
    expect(onSaved).not.toHaveBeenCalled();
    expect(shown().problems.general).toHaveLength(1);
    expect(shown().value.name).toBe('Ek');
    await send();
    expect(save).toHaveBeenCalledTimes(2);
    expect(onSaved).toHaveBeenCalledWith('saved');
    expect(shown().problems.general).toEqual([]);
  });

  it('is sent once however often its button is pressed', async () => {
    const answers: ((saved: string) => void)[] = [];
    save.mockReturnValueOnce(new Promise((resolve) => answers.push(resolve)));
    await draw();
    await fill();
    await send();
    await send();
    expect(save).toHaveBeenCalledTimes(1);
    await act(async () => answers[0]?.('saved'));
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('on a page has buttons once there is something to save or take back', async () => {
    await draw();
    expect(document.querySelectorAll('button:not([hidden])')).toHaveLength(0);
    // WCAG technique H32: a form has a submit button, and this one sends nothing.
    expect(button('Spara ändringar').disabled).toBe(true);
    await fill();
    expect(button('Spara ändringar').type).toBe('submit');
    expect(document.body.textContent).toContain('Du har osparade ändringar.');
    await act(async () => button('Avbryt').focus());
    await act(async () => button('Avbryt').click());
    expect(shown().value.name).toBe('');
    expect(document.querySelectorAll('button:not([hidden])')).toHaveLength(0);
    expect(document.activeElement).toBe(document.querySelector('form'));
  });

  it('ux 24: of something that exists waits with its submit button, but has a way out', async () => {
    await draw({ onCancel: '/groups/1', isOfExisting: true });
    expect(document.querySelectorAll('button:not([hidden])')).toHaveLength(0);
    expect(document.querySelector('a')?.textContent).toBe('Avbryt');
    expect(button('Spara ändringar').disabled).toBe(true);
    await fill();
    expect(button('Spara ändringar').disabled).toBe(false);
  });

  it('in a dialog leaves without what was typed', async () => {
    const leave = vi.fn<() => void>();
    await draw({ onCancel: leave, submitLabel: 'Skapa' });
    await fill();
    await act(async () => button('Avbryt').click());
    expect(leave).toHaveBeenCalledTimes(1);
    expect(shown().value.name).toBe('');
    expect(button('Skapa').type).toBe('submit');
  });

  it('has no buttons where nobody may save', async () => {
    await draw({ isReadOnly: true });
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });
});
