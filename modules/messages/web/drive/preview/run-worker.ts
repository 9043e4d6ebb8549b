/** After this time a file counts as not previewable: it may be made to keep the decoder busy. */
const LIMIT_MS = 30_000;

/** Sends a file to a worker and returns its answer; null if it fails or takes too long. Ends the worker. */
export async function runWorker<Answer>(worker: Worker, file: Blob): Promise<Answer | null> {
  const bytes = await file.arrayBuffer();
  let timer: number | undefined;
  try {
    return await new Promise<Answer | null>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Answer | null>) => resolve(data);
      worker.onerror = () => resolve(null);
      timer = window.setTimeout(() => resolve(null), LIMIT_MS);
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    window.clearTimeout(timer);
    worker.terminate();
  }
}
