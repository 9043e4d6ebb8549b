import { TextInput } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { ScannedDocument, type ScannedQuery } from '../inventory.operations.gen.ts';

/** A decoded code with its item. */
export type ScanResult = ScannedQuery['scanned'];

interface ScanFieldProps {
  /** Handles a scan; returns a sentence if it doesn't fit here. */
  onScanned: (scanned: ScanResult & { item_id: string; item_name: string }) => string | null;
}

/**
 * A field for scanner input: GS1 with lot and expiration date, or a plain barcode. Enter, which scanners send, decodes
 * it.
 */
export function ScanField({ onScanned }: ScanFieldProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const read = async (): Promise<void> => {
    if (code.trim() === '') return;
    setDone(null);
    try {
      const { scanned } = await request(ScannedDocument, { code });
      const { item_id, item_name } = scanned;
      const wrong =
        item_id === null || item_name === null
          ? `No item has the barcode ${scanned.gtin}. Add it to the item.`
          : onScanned({ ...scanned, item_id, item_name });
      setProblem(wrong);
      if (wrong !== null) return;
      setDone([item_name, scanned.lot_number && `lot ${scanned.lot_number}`].filter(Boolean).join(', '));
      setCode('');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.issues[0]?.message ?? error.message);
    }
  };
  return (
    <TextInput
      label="Scan"
      placeholder="Scan a package"
      description={done === null ? 'Or type its barcode and press Enter.' : `Scanned: ${done}`}
      leftSection={<IconBarcode size={16} />}
      autoComplete="off"
      maxLength={200}
      value={code}
      error={problem}
      onChange={(event) => {
        setCode(event.currentTarget.value);
        setProblem(null);
      }}
      onKeyDown={(event) => {
        // Scanners type the GS1 separator as Ctrl+], which inputs ignore.
        if (event.ctrlKey && event.key === ']') {
          event.preventDefault();
          setCode(`${code}\u001D`);
        }
        if (event.key !== 'Enter') return;
        // A scan must not submit the form.
        event.preventDefault();
        void read();
      }}
    />
  );
}
