import { File, FileImage, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';

const SHEETS = /\.(?:xlsx?|csv|ods)$/i;
const TEXTS = /\.(?:pdf|docx?|odt|txt|rtf)$/i;
const IMAGES = /\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i;

/** The icon of a file by the ending of its name. */
export function fileIcon(name: string): LucideIcon {
  if (SHEETS.test(name)) return FileSpreadsheet;
  if (TEXTS.test(name)) return FileText;
  return IMAGES.test(name) ? FileImage : File;
}
