import { IconFileUnknown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import classes from '../document-window.module.css';
import { runWorker } from './run-worker.ts';
import { safePage } from './safe-page.ts';

interface ConvertedDocumentProps {
  name: string;
  blob: Blob;
  /** The address of the blob, which is another one for each version of the file. */
  url: string;
  kind: 'docx' | 'heic';
}

/** A Word document or HEIC picture, converted in this browser by a worker, which is ended if it takes too long. */
export default function ConvertedDocument({ name, blob, url, kind }: ConvertedDocumentProps) {
  const read = useQuery({
    queryKey: ['document-preview', url],
    queryFn: () => convert(blob, kind),
    meta: { quiet: true },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <ReadState read={read} label="Preview" rows={8}>
      {({ page, picture }) =>
        page !== null ? (
          // Without any permission: no scripts, no forms, no way out of the frame.
          <iframe className={classes.frame} sandbox="" srcDoc={page} title={name} />
        ) : picture !== null ? (
          <Picture name={name} blob={picture} />
        ) : (
          <Notice icon={IconFileUnknown}>Can’t show a preview. Download the file.</Notice>
        )
      }
    </ReadState>
  );
}

/** What is shown: the page of a document, or a picture; neither if the file can't be converted. */
interface Converted {
  page: string | null;
  picture: Blob | null;
}

async function convert(blob: Blob, kind: 'docx' | 'heic'): Promise<Converted> {
  if (kind === 'heic') {
    const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
    return { page: null, picture: await runWorker<Blob>(worker, blob) };
  }
  const worker = new Worker(new URL('./docx.worker.ts', import.meta.url), { type: 'module' });
  const html = await runWorker<string>(worker, blob);
  return { page: html === null ? null : safePage(html), picture: null };
}

function Picture({ name, blob }: { name: string; blob: Blob }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url === null ? null : <img className={classes.picture} src={url} alt={name} />;
}
