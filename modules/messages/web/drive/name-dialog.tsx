import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { type FormRules } from '#kit/forms/form-rules.ts';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { fileNameProblem, foldersOf, isTooDeep, messageLimits } from '../../rules/index.ts';
import { createDriveFolder, type DriveEntry, moveOnDrive } from '../drive-api.ts';

/** The object to name: a new folder, or an existing entry to rename or move. */
export interface NameTarget {
  subfolder: string;
  entry: DriveEntry | null;
}

interface NameValues extends Record<string, unknown> {
  name: string;
  folder: string;
}

const rules: FormRules<NameValues, NameValues> = {
  '~standard': {
    version: 1,
    vendor: 'salus',
    validate: (value) => {
      const values = value as NameValues;
      const problem = fileNameProblem(values.name.trim());
      if (problem !== null) return { issues: [{ path: ['name'], message: problem }] };
      if (isTooDeep(values.folder))
        return {
          issues: [{ path: ['folder'], message: `Folders can be at most ${messageLimits.folderDepth} levels deep` }],
        };
      if (foldersOf(values.folder) === null) return { issues: [{ path: ['folder'], message: 'This is not a folder' }] };
      return { value: { name: values.name.trim(), folder: values.folder } };
    },
  },
};

/** Asks for the name of a new folder, or the new name and folder of an entry. */
export function NameDialog({
  naming,
  onClose,
  onDone,
}: {
  naming: NameTarget;
  onClose: () => void;
  onDone: () => void;
}) {
  const { subfolder, entry } = naming;
  const form = useApiForm<NameValues, NameValues>({
    rules,
    initialValues: { name: entry?.name ?? '', folder: subfolder },
    quiet: true,
    submit: async ({ name, folder }) => {
      if (entry === null) await createDriveFolder(subfolder, name);
      else await moveOnDrive({ subfolder, name: entry.name }, { subfolder: folder, name });
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={entry === null ? 'New folder' : `Rename or move ${entry.name}`}
      save={entry === null ? 'Create' : 'Save'}
      size="28rem"
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Name" data-autofocus withAsterisk />
      {entry !== null && (
        <TextField
          form={form}
          name="folder"
          label="Folder"
          description="E.g. Letters/2026. Leave blank for the top level."
        />
      )}
    </FormDialog>
  );
}
