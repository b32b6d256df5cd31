import { useCallback, type ReactElement } from 'react';

import { preview } from './ImageDialog.css.ts';

/** A picture that is not on the server yet; the name beside it identifies it. */
export function ImagePreview({ file }: { readonly file: File }): ReactElement {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img alt="" className={preview} ref={show} />;
}
