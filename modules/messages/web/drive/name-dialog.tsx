import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { type FormRules } from '#kit/forms/form-rules.ts';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { fileNameProblem, foldersOf, isTooDeep, messageLimits } from '../../rules/index.ts';
import { createDriveFolder, type DriveFolder, type DrivePath, moveOnDrive } from '../drive-api.ts';
import { refreshDrive } from './drive-key.ts';

/** The object to name: a new folder, or a file or folder to rename or move. A shared one keeps its place. */
export type NameTarget = { folder: DriveFolder } | { path: DrivePath; name: string; moves: boolean };

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

/** Asks for the name of a new folder, or the new name and folder of a file or folder. */
export function NameDialog({ naming, onClose }: { naming: NameTarget; onClose: () => void }) {
  const isNew = 'folder' in naming;
  const { subfolder } = isNew ? naming.folder : naming.path;
  const form = useApiForm<NameValues, NameValues>({
    rules,
    initialValues: { name: isNew ? '' : naming.name, folder: subfolder },
    quiet: true,
    submit: async ({ name, folder }) => {
      if (isNew) await createDriveFolder({ ...naming.folder, name });
      else await moveOnDrive(naming.path, { subfolder: folder, name });
      refreshDrive();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={isNew ? 'New folder' : `${naming.moves ? 'Rename or move' : 'Rename'} ${naming.name}`}
      save={isNew ? 'Create' : 'Save'}
      size="28rem"
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Name" data-autofocus withAsterisk />
      {!isNew && naming.moves && (
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
