import { File, FileImage, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';

const sheets = /\.(?:xlsx?|csv|ods)$/i;
const texts = /\.(?:pdf|docx?|odt|txt|rtf)$/i;
const images = /\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i;

/** The icon of a file, by its extension. */
export function fileIcon(name: string): LucideIcon {
  if (sheets.test(name)) return FileSpreadsheet;
  if (texts.test(name)) return FileText;
  return images.test(name) ? FileImage : File;
}
