import { useEffect, useRef, useState } from 'react';

import { safeImageSource } from './safe-url.ts';

/** An image on the server. */
export interface UploadedImage {
  /** Its address: http, https or a path of the portal. */
  readonly url: string;
  /** Size in px, if known, so that the page does not jump while the image loads. */
  readonly width?: number;
  readonly height?: number;
}

/** Uploads a picture; the signal aborts when the user cancels. Must reject on failure. */
export type UploadImage = (file: File, signal: AbortSignal) => Promise<UploadedImage>;

/** State of an upload. */
export type UploadStep = 'idle' | 'uploading' | 'failed';

/** An upload that is aborted when the component unmounts. */
export interface ImageUpload {
  readonly step: UploadStep;
  /** @returns the image, or `null` when it failed or was aborted */
  readonly start: (file: File) => Promise<UploadedImage | null>;
}

/** Uploads a picture, and aborts when the dialog closes. An unsafe address is a failure. */
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
