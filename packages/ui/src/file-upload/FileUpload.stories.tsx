import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import type { FileChooser } from './layout.ts';
import type { UploadedFile } from './upload-queue.ts';
import { heldUploads, readLocally, type Sending } from './uploads.fixture.ts';

type Props = FileUploadProps<UploadedFile>;

function Kept(args: Props) {
  const [files, setFiles] = useState(args.files);
  return (
    <div style={{ maxInlineSize: 720 }}>
      <FileUpload
        {...args}
        files={files}
        onAdd={(file) => {
          setFiles((last) => [...last, file]);
          args.onAdd(file);
        }}
        onRemove={(file) => {
          setFiles((last) => last.filter(({ id }) => id !== file.id));
          args.onRemove(file);
        }}
      />
    </div>
  );
}

const mb = 1024 * 1024;
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const checklist: UploadedFile = {
  id: 'checklist',
  name: 'Checklista effekttoppar.pdf',
  size: 422_502,
  href: '#checklista',
};

function madeFile(name: string, type: string, size: number): File {
  return new File([new Uint8Array(size)], name, { type });
}

const pdf = (name: string, size = 2_048) => madeFile(name, 'application/pdf', size);

function chooserOf(root: HTMLElement): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no file input.');
  return input;
}

async function nth(sendings: readonly Sending[], index: number): Promise<Sending> {
  await waitFor(() => expect(sendings.length).toBeGreaterThan(index));
  const sending = sendings[index];
  if (sending === undefined) throw new Error(`There is no upload ${index}.`);
  return sending;
}

/** Drops files on the drop area. Browsers create no file system entries for files made by a page. */
async function dropOn(target: HTMLElement, files: readonly File[]): Promise<void> {
  const dataTransfer = new DataTransfer();
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  Object.defineProperty(dataTransfer, 'items', { value: items });
  for (const type of ['dragenter', 'dragover', 'drop'] as const) {
    await fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  }
}

const held = heldUploads();

const meta = {
  title: 'Formulär/Filuppladdning · FileUpload',
  component: FileUpload<UploadedFile>,
  tags: ['!autodocs'],
  args: {
    label: 'Bilagor',
    isOptional: true,
    files: [],
    accept: ['.pdf', sheetType, 'image/*'],
    maxSize: 10 * mb,
    allowsMultiple: true,
    maxFiles: 5,
    upload: held.upload,
    onAdd: fn(),
    onRemove: fn(),
  },
  beforeEach: () => {
    held.sendings.length = 0;
  },
  render: Kept,
} satisfies Meta<typeof FileUpload<UploadedFile>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tom: Story = {
  args: { upload: readLocally },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const group = canvas.getByRole('group', { name: 'Bilagor (valfritt)' });
    const rules = 'Tillåtna filtyper: pdf, xlsx, bilder. Högst 10\u00A0MB per fil. Högst 5 filer.';
    await expect(group).toHaveAccessibleDescription(rules);
    const zone = await canvas.findByRole('button', { name: /Släpp filer här/ });
    await userEvent.tab();
    await expect(zone).toHaveFocus();
    await userEvent.tab();
    const select = canvas.getByRole('button', { name: 'Välj filer' });
    await expect(select).toHaveFocus();
    await expect(select).toHaveAccessibleDescription(rules);
    const opened = fn();
    const instead = (event: Event) => {
      event.preventDefault();
      opened();
    };
    chooserOf(canvasElement).addEventListener('click', instead);
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenCalledTimes(2);
    chooserOf(canvasElement).removeEventListener('click', instead);
    await userEvent.upload(chooserOf(canvasElement), [pdf('Avtal.pdf')]);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('link', { name: 'Avtal.pdf' })).toBeVisible();
  },
};

export const Uppladdning: Story = {
  name: 'Förlopp och avbryt',
  args: { files: [checklist] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const status = canvas.getByRole('status');
    const sheet = madeFile('Räkneexempel.xlsx', sheetType, 1_929_380);
    await userEvent.upload(chooserOf(canvasElement), [sheet, pdf('Avtal.pdf'), pdf('Villkor.pdf')]);
    const first = await nth(held.sendings, 0);
    await nth(held.sendings, 1);
    await expect(canvas.getByText('Väntar på sin tur')).toBeVisible();
    await waitFor(() => expect(status).toHaveTextContent('Avtal.pdf laddas upp.'));
    first.onProgress(0.64);
    const bar = await canvas.findByRole('progressbar', { name: 'Laddar upp Räkneexempel.xlsx' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '64\u00A0% av 1,84\u00A0MB'));
    await waitFor(() => expect(status).toHaveTextContent('Räkneexempel.xlsx: 50 %.'));
    await expect(canvas.getByText('64 % av 1,84 MB')).toBeVisible();

    // Cancelling moves focus to the adjacent row, and starts the next file.
    canvas.getByRole('button', { name: 'Avbryt uppladdningen av Avtal.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    const [, second] = held.sendings;
    await expect(second?.signal.aborted).toBe(true);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Avbryt uppladdningen av Villkor.pdf' })).toHaveFocus(),
    );
    (await nth(held.sendings, 2)).succeed();
    await waitFor(() => expect(status).toHaveTextContent('Villkor.pdf är uppladdad.'));
    await expect(args.onAdd).toHaveBeenCalledWith({
      id: 'file-Villkor.pdf',
      name: 'Villkor.pdf',
      size: 2048,
    });
    // The row is the same: focus stays on its button, which now removes.
    await expect(canvas.getByRole('button', { name: 'Ta bort Villkor.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Avbryt uppladdningen av Räkneexempel.xlsx' })).toHaveFocus(),
    );
  },
};

export const FörsökIgen: Story = {
  name: 'Misslyckas, försök igen',
  args: {
    describeError: (error) => (error instanceof TypeError ? 'Inget svar från servern.' : undefined),
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(chooserOf(canvasElement), [pdf('Avtal.pdf')]);
    (await nth(held.sendings, 0)).fail(new TypeError('Failed to fetch'));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Avtal.pdf: Inget svar från servern.'),
    );
    const row = canvas.getByRole('listitem');
    await expect(row).toHaveTextContent('Inget svar från servern.');
    within(row).getByRole('button', { name: 'Försök igen: Avtal.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    (await nth(held.sendings, 1)).fail(new Error('500'));
    await waitFor(() => expect(row).toHaveTextContent('Filen kunde inte laddas upp.'));
    await userEvent.click(within(row).getByRole('button', { name: 'Försök igen: Avtal.pdf' }));
    (await nth(held.sendings, 2)).succeed();
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(within(row).queryByRole('button', { name: /^Försök igen/ })).not.toBeInTheDocument();
  },
};

export const Fel: Story = {
  name: 'Fel typ, för stor, tom, för många',
  args: { maxFiles: 2, maxSize: mb },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const zone = await canvas.findByRole('button', { name: /Släpp filer här/ });
    await dropOn(zone, [
      madeFile('Program.exe', 'application/x-msdownload', 10),
      pdf('Årsredovisning.pdf', mb + 1),
      pdf('Tom.pdf', 0),
      pdf('A.pdf'),
      pdf('B.pdf'),
      pdf('C.pdf'),
    ]);
    const rows = await waitFor(async () => {
      const items = canvas.getAllByRole('listitem');
      await expect(items).toHaveLength(6);
      return items.map((item) => item.textContent);
    });
    await expect(rows[0]).toContain('Filtypen går inte att ladda upp. Tillåtna filtyper: pdf, xlsx, bilder.');
    await expect(rows[1]).toContain('Filen är för stor (högst 1\u00A0MB).');
    await expect(rows[2]).toContain('Filen är tom. Välj en fil med innehåll.');
    await expect(rows[3]).toContain('Högst 2 filer kan laddas upp.');
    // Announcements are collected first, and follow the rows after a moment.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('A.pdf laddas upp.'));
    await expect(held.sendings.map(({ file }) => file.name)).toEqual(['A.pdf', 'B.pdf']);
    // A refused file goes when it is removed, and when other files are selected.
    await userEvent.click(canvas.getByRole('button', { name: 'Ta bort Program.exe' }));
    await expect(canvas.queryByText('Program.exe')).not.toBeInTheDocument();
    (await nth(held.sendings, 0)).succeed();
    (await nth(held.sendings, 1)).succeed();
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(2));
    await userEvent.upload(chooserOf(canvasElement), [pdf('D.pdf')]);
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').map((item) => item.textContent?.slice(0, 5))).toEqual([
        'A.pdf',
        'B.pdf',
        'D.pdf',
      ]),
    );
  },
};

export const EnFil: Story = {
  name: 'En enda fil, byts ut',
  args: {
    label: 'Bild',
    isOptional: false,
    hint: 'Visas i listan över nyheter.',
    allowsMultiple: false,
    accept: ['image/jpeg', 'image/png'],
    maxSize: 2 * mb,
    files: [{ id: 'winter', name: 'vinter.jpg', size: 312_400 }],
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Byt fil' })).toHaveAccessibleDescription(
      'Visas i listan över nyheter. Tillåtna filtyper: jpg, png. Högst 2\u00A0MB per fil.',
    );
    await userEvent.upload(chooserOf(canvasElement), madeFile('sommar.jpg', 'image/jpeg', 2_048));
    await expect(await canvas.findByText('vinter.jpg')).toBeVisible();
    (await nth(held.sendings, 0)).succeed();
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('listitem')).toHaveTextContent('sommar.jpg');
    const zone = await canvas.findByRole('button', { name: /Släpp en fil här/ });
    await dropOn(
      zone,
      ['a', 'b'].map((name) => madeFile(`${name}.png`, 'image/png', 64)),
    );
    await expect(await canvas.findByText('Bara en fil kan laddas upp.')).toBeVisible();
  },
};

export const FormulärFel: Story = {
  name: 'Fel från formuläret',
  args: {
    isOptional: false,
    errorMessage: 'Ladda upp minst en bilaga.',
    name: 'attachments',
  },
  play: async ({ canvas, canvasElement }) => {
    const description = /Ladda upp minst en bilaga\.$/;
    await expect(canvas.getByRole('group', { name: 'Bilagor' })).toHaveAccessibleDescription(description);
    await expect(canvas.getByRole('button', { name: 'Välj filer' })).toHaveAccessibleDescription(description);
    await expect(canvasElement.querySelector('input[name="attachments"]')).toBeInTheDocument();
  },
};

export const Avstängd: Story = {
  args: { files: [checklist], isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Välj filer' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^Ta bort/ })).toBeDisabled();
  },
};

function BarWithButton(args: Props) {
  const chooser = useRef<FileChooser>(null);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <div>
        <Button onPress={() => chooser.current?.open()}>Läs in filer</Button>
      </div>
      <FileUpload {...args} chooser={chooser} />
    </div>
  );
}

export const Rad: Story = {
  name: 'Tvärs över sidan',
  args: {
    label: 'Filer att läsa in',
    isOptional: false,
    layout: 'bar',
    hint: 'MSCONS, Green Button, ENTSO-E, xlsx och csv. Slaget känns igen av innehållet.',
    accept: undefined,
    maxSize: 256 * mb,
    maxFiles: 20,
  },
  render: BarWithButton,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const group = canvas.getByRole('group', { name: 'Filer att läsa in' });
    await expect(group).toHaveAccessibleDescription(/Slaget känns igen av innehållet\. Högst 256/);
    const opened = fn();
    chooserOf(canvasElement).addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Läs in filer' }));
    await expect(opened).toHaveBeenCalledOnce();
    await dropOn(await canvas.findByRole('button', { name: /Släpp filer här/ }), [
      madeFile('mscons_1122.txt', 'text/plain', 2048),
      madeFile('day-ahead.xml', 'text/xml', 4096),
    ]);
    (await nth(held.sendings, 0)).fail(new Error('500'));
    (await nth(held.sendings, 1)).onProgress(0.5);
    const list = await canvas.findByRole('list', { name: 'Filer' });
    // Below the area, which does not move when files are dropped.
    await expect(
      canvas.getByRole('button', { name: 'Välj filer' }).compareDocumentPosition(list) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    await userEvent.click(await canvas.findByRole('button', { name: 'Försök igen: mscons_1122.txt' }));
    (await nth(held.sendings, 2)).succeed();
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        id: 'file-mscons_1122.txt',
        name: 'mscons_1122.txt',
        size: 2048,
      }),
    );
    await expect(canvas.queryByText('mscons_1122.txt')).not.toBeInTheDocument();
  },
};

export const RadTelefon: Story = {
  name: 'Tvärs över sidan, telefon',
  globals: { viewport: { value: 'phone' } },
  args: { ...Rad.args },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Elnätsabonnemangsuppföljningsbilagor',
    files: [
      {
        id: 'long',
        name: 'Förbrukningsrapporteringspåminnelseunderlag-koncernadministratör-2026.xlsx',
        size: 1_929_380,
      },
      checklist,
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(chooserOf(canvasElement), [
      pdf('Anläggningsgruppsbehörighetsförteckning.pdf', 3_400_000),
      pdf('Elnätsabonnemangsövertagandebekräftelse.pdf'),
    ]);
    (await nth(held.sendings, 0)).onProgress(0.4);
    (await nth(held.sendings, 1)).fail(new Error('500'));
    await expect(await canvas.findByText('Filen kunde inte laddas upp.')).toBeVisible();
  },
};
