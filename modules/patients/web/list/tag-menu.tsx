import { Button, Menu } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { countText } from '../count-text.ts';
import classes from './patients-page.module.css';
import { ListChoicesDocument, TagPatientsDocument, UntagPatientsDocument } from '../registration.operations.gen.ts';

interface ClinicTag {
  tag: string;
  color: string;
}

/** Adds a tag to the selected patients or removes it; both can be undone. */
export function TagMenu({ ids, onDone }: { ids: ReadonlySet<string>; onDone: () => void }) {
  const { data } = useApiQuery(ListChoicesDocument, {});
  const tags = data?.currentClinic.clinic_tags ?? [];
  const act = (tag: ClinicTag, give: boolean): void => {
    change(tag, [...ids], give).then(onDone, reportProblem);
  };
  return (
    <Menu position="top-end" shadow="md">
      <Menu.Target>
        <Button size="compact-sm" variant="light" leftSection={<IconTag size={14} />}>
          Tags
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {tags.length === 0 && <Menu.Label>No tags yet</Menu.Label>}
        {tags.length > 0 && <Menu.Label className={classes.half}>Add tag</Menu.Label>}
        {tags.map((tag) => (
          <Menu.Item key={tag.tag} onClick={() => act(tag, true)}>
            {tag.tag}
          </Menu.Item>
        ))}
        {tags.length > 0 && <Menu.Label className={classes.half}>Remove tag</Menu.Label>}
        {tags.map((tag) => (
          <Menu.Item key={tag.tag} onClick={() => act(tag, false)}>
            {tag.tag}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

async function change(tag: ClinicTag, ids: readonly string[], give: boolean): Promise<void> {
  const changed = await send(tag, ids, give);
  const patients = changed.length === 1 ? '1 patient' : `${countText(changed.length, false)} patients`;
  if (changed.length === 0) {
    toast.info(give ? `All selected patients already have “${tag.tag}”` : `No selected patients have “${tag.tag}”`);
    return;
  }
  toast.success('Update patient tags success', {
    title: `“${tag.tag}”: ${patients}`,
    // Only changed patients are changed back.
    action: {
      label: 'Undo',
      run: () => void send(tag, changed, !give).then(() => toast.info('Tags restored'), reportProblem),
    },
  });
}

// The list of tags may have changed in between; there is no field to show the error on.
function reportProblem(error: unknown): void {
  refreshQueries('registration', 'ListChoices');
  const [issue] = error instanceof ApiError ? error.issues : [];
  if (issue === undefined) reportError(error);
  else toast.error(`${issue.message}.`);
}

async function send({ tag, color }: ClinicTag, patientIds: readonly string[], give: boolean): Promise<string[]> {
  const changed = give
    ? (await request(TagPatientsDocument, { patientIds: [...patientIds], tag, color })).tag_patients
    : (await request(UntagPatientsDocument, { patientIds: [...patientIds], tag })).untag_patients;
  refreshQueries('registration', 'PatientList');
  return changed.patient_ids;
}
