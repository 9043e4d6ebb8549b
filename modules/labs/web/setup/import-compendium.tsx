import { Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { ImportDialog } from '#kit/imports/import-dialog.tsx';
import type { LabFieldsFragment } from '../lab.operations.gen.ts';
import { ImportTestProductsDocument } from '../test.operations.gen.ts';
import { LAB_SETUP } from '../use-labs.ts';

interface ImportCompendiumProps {
  labs: readonly LabFieldsFragment[];
  labId: string | null;
  onClose: () => void;
}

/** Imports a laboratory's compendium from a CSV file. */
export function ImportCompendium({ labs, labId, onClose }: ImportCompendiumProps) {
  const [lab, setLab] = useState(labId ?? labs[0]?.id ?? '');
  return (
    <ImportDialog
      title="Import compendium"
      columns="code, name; optional: alias, loinc, type, specimen, fasting, price, questions, question code, question, required"
      send={async (csv, preview) =>
        (await request(ImportTestProductsDocument, { lab_id: lab, csv, preview })).importTestProducts
      }
      refreshes={LAB_SETUP}
      largestKb={4000}
      basis={lab}
      onClose={onClose}
    >
      <Select
        label="Laboratory"
        allowDeselect={false}
        data={labs.map(({ id, labName }) => ({ value: id, label: labName }))}
        value={lab}
        onChange={(id) => id !== null && setLab(id)}
      />
    </ImportDialog>
  );
}
