/** Where the drop area stands: in a form, or as a bar across a page. */
export type FileUploadLayout = 'field' | 'bar';

/** Opens the chooser of files from elsewhere on the page, in answer to a press. */
export interface FileChooser {
  readonly open: () => void;
}
