import { useEffect, useRef, useState } from 'react';

import { safeImageSource } from './safe-url.ts';

/** An image as it lies on the server. */
export interface UploadedImage {
  /** Its address: http, https or a path of the portal. */
  readonly url: string;
  /** Size in px, when the server knows it: then the page does not jump while the image loads. */
  readonly width?: number;
  readonly height?: number;
}

/** Puts a picture on a server; the signal is aborted when the reader changes their mind. Reject when it fails. */
export type UploadImage = (file: File, signal: AbortSignal) => Promise<UploadedImage>;

/** Where an upload stands. */
export type UploadStep = 'idle' | 'uploading' | 'failed';

/** An upload that ends with the component. */
export interface ImageUpload {
  readonly step: UploadStep;
  /** @returns the image, or `null` when it failed or was called off */
  readonly start: (file: File) => Promise<UploadedImage | null>;
}

/** Uploads a picture, and calls the upload off when the dialog closes. An address that is not safe is a failure. */
export function useImageUpload(upload: UploadImage): ImageUpload {
  const controller = useRef<AbortController>(null);
  const [step, setStep] = useState<UploadStep>('idle');
  useEffect(() => () => controller.current?.abort(), []);

  const start = async (file: File): Promise<UploadedImage | null> => {
    const { signal } = (controller.current = new AbortController());
    setStep('uploading');
    try {
      const image = await upload(file, signal);
      const url = safeImageSource(image.url);
      if (signal.aborted) return null;
      setStep(url === null ? 'failed' : 'idle');
      return url === null ? null : { ...image, url };
    } catch {
      if (!signal.aborted) setStep('failed');
      return null;
    }
  };
  return { step, start };
}
