import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';

const news = `<p>Det är sällan årets förbrukning som avgör vad ni betalar för nätet. Det är <strong>den högsta timmen</strong>. I november och december hamnar den nästan alltid mellan 06 och 09 på en vardag.</p>
<h3>1. Sprid ut uppstarten</h3>
<p>Låt ventilation, ugnar och kyla starta i tur och ordning. I <a href="/analytics">timrapporten</a> ser du vilka timmar som sticker ut.</p>
<h3>2. Ladda fordonen på natten</h3>
<ul><li>Sätt lastbalansering på laddarna.</li><li>Lägg ett tak på 40 kW mellan 06 och 18.</li></ul>`;

const meta = {
  title: 'Formulär/Formaterad text · RichTextEditor',
  component: RichTextEditor,
  tags: ['!autodocs'],
  args: { label: 'Brödtext', name: 'body', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The text, once the engine has loaded. */
function textOf(canvas: Canvas, name = 'Brödtext'): Promise<HTMLElement> {
  return canvas.findByRole('textbox', { name });
}

/**
 * Presses Tab in the toolbar. The toolbar moves focus to its last button, from where the browser goes on; the simulated
 * keyboard goes on from the original position, so it presses twice.
 */
async function leaveToolbar(userEvent: { tab: () => Promise<void> }): Promise<void> {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' });
  await userEvent.tab();
}

/** Expects the last reported HTML. */
async function expectAnnounced(onChange: unknown, html: string): Promise<void> {
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(html, expect.anything()));
}

function paste(text: HTMLElement, html: string, files: readonly File[] = []): void {
  const clipboardData = new DataTransfer();
  if (html !== '') clipboardData.setData('text/html', html);
  for (const file of files) clipboardData.items.add(file);
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqPtfDwAEQAGU4bRrJgAAAABJRU5ErkJggg=='),
  (letter) => letter.codePointAt(0) ?? 0,
);

function picture(name = 'vinter.png'): File {
  return new File([pixel], name, { type: 'image/png' });
}

const drawn = '/favicon.svg';

export const Vanlig: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas);
    await expect(text).toHaveAttribute('aria-multiline', 'true');
    await userEvent.click(text);
    await userEvent.keyboard('## Sprid ut{Enter}Låt kylan starta ');
    await userEvent.keyboard(
      '{Control>}b{/Control}i tur{Control>}b{/Control}{Enter}- Ventilation{Enter}Ugnar',
    );
    await expectAnnounced(
      args.onChange,
      '<h2>Sprid ut</h2><p>Låt kylan starta <strong>i tur</strong></p><ul><li><p>Ventilation</p></li><li><p>Ugnar</p></li></ul>',
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(text).not.toHaveTextContent('Ugnar'));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(text).toHaveTextContent('Ugnar'));
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
};

export const Ifylld: Story = {
  args: { defaultValue: news, hint: 'Syns på nyhetens sida.' },
  play: async ({ canvas }) => {
    const text = await textOf(canvas);
    await expect(
      within(text).getByRole('heading', { level: 3, name: '1. Sprid ut uppstarten' }),
    ).toBeVisible();
    await expect(within(text).getAllByRole('listitem')).toHaveLength(2);
    await expect(text).toHaveAccessibleDescription('Syns på nyhetens sida.');
  },
};

export const Verktygsfältet: Story = {
  name: 'Verktygsfältet med tangentbordet',
  args: { uploadImage: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas);
    const toolbar = await canvas.findByRole('toolbar', { name: 'Formatering' });
    const format = within(toolbar).getByRole('button', { name: 'Textformat: Brödtext' });
    await userEvent.tab();
    await expect(format).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const bold = within(toolbar).getByRole('button', { name: 'Fet' });
    await expect(bold).toHaveFocus();
    await expect(bold).toHaveAttribute('aria-keyshortcuts', 'Control+B');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
    await expect(bold).toHaveFocus();
    await leaveToolbar(userEvent);
    await expect(text).toHaveFocus();
    await userEvent.keyboard('kW');
    await expectAnnounced(args.onChange, '<p><strong>kW</strong></p>');
    // On first focus, the toolbar returns to the last focused button.
    format.focus();
    format.focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Underrubrik' }));
    await expectAnnounced(args.onChange, '<h3><strong>kW</strong></h3>');
    await waitFor(() => expect(format).toHaveFocus());
    text.focus();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(toolbar).toContainElement(document.querySelector<HTMLElement>(':focus'));
    const undo = within(toolbar).getByRole('button', { name: 'Ångra' });
    for (let step = 0; step < 12 && document.activeElement !== undo; step += 1) {
      await userEvent.keyboard('{ArrowRight}');
    }
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
    await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'true'));
    await expect(undo).toHaveFocus();
    // The first Esc closes the tooltip.
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(text).toHaveFocus();
  },
};

export const FormatMedMus: Story = {
  name: 'Textformat med musen',
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    await userEvent.keyboard('Sprid ut');
    await userEvent.click(await canvas.findByRole('button', { name: 'Textformat: Brödtext' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Rubrik' }));
    await waitFor(() => expect(text).toHaveFocus());
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.keyboard(' lasten');
    await expectAnnounced(args.onChange, '<h2>Sprid ut lasten</h2>');
    await expect(canvas.getByRole('button', { name: 'Textformat: Rubrik' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kursiv' }));
    await expect(text).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
};

export const TabLämnar: Story = {
  name: 'Tab lämnar texten',
  args: { defaultValue: '<ul><li>Ett</li></ul>' },
  render: (args) => (
    <>
      <TextField label="Ingress" />
      <RichTextEditor {...args} />
      <TextField label="Bilagor" />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas);
    await canvas.findByRole('toolbar');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Ingress' }));
    await userEvent.tab();
    await leaveToolbar(userEvent);
    await expect(text).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Bilagor' })).toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await expect(text).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('toolbar')).toContainElement(document.querySelector<HTMLElement>(':focus'));
  },
};

export const Länk: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    await userEvent.keyboard('Ei{Control>}a{/Control}{Control>}k{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Infoga länk' });
    const address = within(dialog).getByRole('textbox', { name: 'Adress' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await expect(address).toBeInvalid();
    await expect(address).toHaveAccessibleDescription(/Ange en webbadress/);
    await userEvent.clear(address);
    await userEvent.keyboard('ei.se{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expectAnnounced(args.onChange, '<p><a href="https://ei.se/">Ei</a></p>');
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    const change = await screen.findByRole('dialog', { name: 'Ändra länk' });
    await expect(within(change).getByRole('textbox', { name: 'Adress' })).toHaveValue('https://ei.se/');
    await userEvent.click(within(change).getByRole('button', { name: 'Ta bort länken' }));
    await expectAnnounced(args.onChange, '<p>Ei</p>');
  },
};

export const NyLänk: Story = {
  name: 'Länk med egen text',
  play: async ({ canvas, userEvent, args }) => {
    await textOf(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Infoga länk' }));
    const dialog = await screen.findByRole('dialog', { name: 'Infoga länk' });
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Text' })).toHaveFocus());
    await userEvent.keyboard('Kundservice');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Adress' }), '0771-12 34 56');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Infoga' }));
    await expectAnnounced(args.onChange, '<p><a href="tel:0771123456">Kundservice</a></p>');
  },
};

let uploads = 0;

export const Bild: Story = {
  args: {
    uploadImage: fn(() => {
      uploads += 1;
      return uploads === 1
        ? Promise.reject(new Error('Inget svar från servern.'))
        : Promise.resolve({ url: drawn, width: 255, height: 196 });
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    uploads = 0;
    const text = await textOf(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Infoga bild' }));
    const dialog = await screen.findByRole('dialog', { name: 'Infoga bild' });
    const insert = within(dialog).getByRole('button', { name: 'Infoga' });
    await userEvent.click(insert);
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('Välj en bild.');
    const altText = within(dialog).getByRole('textbox', { name: 'Bildbeskrivning' });
    await expect(altText).toBeInvalid();
    const chooser = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(chooser ?? altText, picture());
    await expect(within(dialog).getByText(/^vinter\.png/)).toBeVisible();
    await userEvent.click(insert);
    await expect(args.uploadImage).not.toHaveBeenCalled();
    await userEvent.type(altText, 'Flerbostadshus en vinterkväll');
    await userEvent.click(insert);
    await expect(await within(dialog).findByText('Bilden kunde inte laddas upp. Försök igen.')).toBeVisible();
    await expect(altText).toHaveValue('Flerbostadshus en vinterkväll');
    await userEvent.click(insert);
    await expectAnnounced(
      args.onChange,
      `<p><img src="${drawn}" alt="Flerbostadshus en vinterkväll" width="255" height="196"></p>`,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(text).toHaveFocus());
    const image = within(text).getByRole('img', { name: 'Flerbostadshus en vinterkväll' });
    const { left, top } = image.getBoundingClientRect();
    const coords = { clientX: left + 4, clientY: top + 4 };
    await userEvent.pointer({ keys: '[MouseLeft]', target: image, coords });
    await userEvent.click(await canvas.findByRole('button', { name: 'Ändra bild' }));
    const change = await screen.findByRole('dialog', { name: 'Ändra bild' });
    await userEvent.click(within(change).getByRole('button', { name: 'Ta bort bilden' }));
    await expectAnnounced(args.onChange, '');
  },
};

export const KlistradBild: Story = {
  name: 'Klistrad bildfil',
  args: { uploadImage: () => Promise.resolve({ url: drawn }) },
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas);
    text.focus();
    paste(text, '', [picture('ett.png'), picture('två.png')]);
    for (const name of ['ett', 'två']) {
      const dialog = await screen.findByRole('dialog', { name: 'Infoga bild' });
      await waitFor(() => expect(within(dialog).getByText(new RegExp(`^${name}`))).toBeVisible());
      await userEvent.type(within(dialog).getByRole('textbox', { name: 'Bildbeskrivning' }), `Bild ${name}`);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Infoga' }));
      await waitFor(() =>
        expect(text).toContainElement(within(text).queryByRole('img', { name: `Bild ${name}` })),
      );
    }
    await expectAnnounced(
      args.onChange,
      `<p><img src="${drawn}" alt="Bild ett"><img src="${drawn}" alt="Bild två"></p>`,
    );
  },
};

export const Klistrat: Story = {
  name: 'Klistrat från andra sidor',
  play: async ({ canvas, args }) => {
    const text = await textOf(canvas);
    text.focus();
    Reflect.deleteProperty(globalThis, 'attacked');
    paste(
      text,
      `<meta charset="utf-8"><style>p{display:none}</style><h1 style="color:red" onclick="attacked=1">Rubrik</h1>
       <p>Text <b>fet</b> <a href="javascript:attacked=1">lur</a> <a href="https://ei.se/" onmouseover="attacked=1">Ei</a><img src="https://example.com/spy.gif" onerror="attacked=1" alt="x"></p>
       <iframe srcdoc="<script>parent.attacked=1</script>"></iframe><script>attacked=1</script>
       <svg onload="attacked=1"><a xlink:href="javascript:attacked=1">x</a></svg>`,
    );
    await expectAnnounced(
      args.onChange,
      '<h2>Rubrik</h2><p>Text <strong>fet</strong> lur <a href="https://ei.se/">Ei</a></p>',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('En bild från en annan sida följde inte med.');
    await expect('attacked' in globalThis).toBe(false);
  },
};

export const MedRäknare: Story = {
  name: 'Med räknare',
  args: { maxCharacters: 20 },
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    await userEvent.keyboard('Elpriset i höst');
    await expect(await canvas.findByText('5 tecken kvar')).toBeVisible();
    await userEvent.keyboard(' blir lägre');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('6 tecken för mycket'));
    await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'true'));
    await expect(text).toHaveAccessibleDescription('Högst 20 tecken.');
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>Elpriset i höst blir lägre</p>', {
      characters: 26,
      isEmpty: false,
      imagesWithoutAlt: 0,
    });
  },
};

function Saving(args: RichTextEditorProps) {
  const [body, setBody] = useState('<p>Utkast</p>');
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <RichTextEditor
        {...args}
        {...(hasFailed ? { errorMessage: 'Nyheten kunde inte sparas. Försök igen.' } : {})}
        onChange={setBody}
        value={body}
      />
      <Button onPress={() => setHasFailed(true)}>Spara utkast</Button>
      <Button onPress={() => setBody('<p>Från servern</p>')}>Läs in igen</Button>
    </>
  );
}

export const SparaMisslyckas: Story = {
  name: 'Sparandet misslyckas, inget går förlorat',
  render: (args) => <Saving {...args} />,
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    document.getSelection()?.selectAllChildren(text);
    document.getSelection()?.collapseToEnd();
    await userEvent.keyboard(' till nyhet');
    await userEvent.click(canvas.getByRole('button', { name: 'Spara utkast' }));
    await expect(await canvas.findByText('Nyheten kunde inte sparas. Försök igen.')).toBeVisible();
    await expect(text).toHaveTextContent('till nyhet');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(text).toHaveTextContent(/^Utkast$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Läs in igen' }));
    await waitFor(() => expect(text).toHaveTextContent(/^Från servern$/));
  },
};

function LateEcho(args: RichTextEditorProps) {
  const [body, setBody] = useState('');
  return <RichTextEditor {...args} onChange={(html) => setTimeout(setBody, 40, html)} value={body} />;
}

export const SenAvlämning: Story = {
  name: 'Appen lämnar tillbaka texten sent',
  render: (args) => <LateEcho {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    for (const letter of 'lastbalansering') {
      await userEvent.keyboard(letter);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    const kept = canvasElement.querySelector('input[name="body"]');
    await waitFor(() => expect(kept).toHaveValue('<p>lastbalansering</p>'));
    await expect(text).toHaveTextContent(/^lastbalansering$/);
  },
};

export const Kortkommandon: Story = {
  play: async ({ canvas, userEvent }) => {
    await textOf(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Kortkommandon' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kortkommandon' });
    await expect(within(dialog).getByText('Ctrl B')).toBeVisible();
    await expect(within(dialog).getByText('## och mellanslag')).toBeVisible();
  },
};

export const Tom: Story = {
  args: { placeholder: 'Skriv nyheten här', isRequired: true },
  play: async ({ canvas }) => {
    const text = await textOf(canvas);
    await expect(text).toHaveAttribute('aria-required', 'true');
    await expect(text).toHaveAttribute('aria-placeholder', 'Skriv nyheten här');
  },
};

export const Fel: Story = {
  args: { errorMessage: 'Skriv något i brödtexten.' },
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await waitFor(() => expect(text).toHaveAccessibleDescription('Skriv något i brödtexten.'));
    await userEvent.click(canvas.getByText('Brödtext', { selector: 'span' }));
    await expect(text).toHaveFocus();
  },
};

export const UtanBeskrivning: Story = {
  name: 'Bild utan beskrivning',
  args: { defaultValue: `<p><img src="${drawn}" width="120" height="92"></p>`, uploadImage: fn() },
  play: async ({ canvas }) => {
    const text = await textOf(canvas);
    await waitFor(() => expect(text).toHaveAccessibleDescription(/^En bild saknar beskrivning/));
  },
};

export const Avstängd: Story = {
  args: { defaultValue: news, isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await expect(text).toHaveAttribute('aria-disabled', 'true');
    await expect(text).toHaveAttribute('contenteditable', 'false');
    await userEvent.tab();
    await expect(text).not.toHaveFocus();
  },
};

export const Skrivskyddad: Story = {
  args: { defaultValue: news, isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas);
    await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await expect(text).toHaveAttribute('aria-readonly', 'true');
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Elnätsabonnemangsuppföljningsbeskrivning',
    defaultValue:
      '<h2>Koncernadministratörsbehörighetsgruppsinställning</h2><p>Elnätsabonnemangsuppföljningsanläggningsgruppsansvariga meddelas.</p>',
    maxCharacters: 300,
    uploadImage: fn(),
  },
  play: async ({ canvas }) => {
    await textOf(canvas, 'Elnätsabonnemangsuppföljningsbeskrivning');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
