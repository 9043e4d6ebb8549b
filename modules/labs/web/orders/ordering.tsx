import { Button, Menu } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatMoney } from '#kit/formats/money.ts';
import classes from '../labs.module.css';
import { MixPreviewDocument, type MixPreviewQuery } from '../lab.operations.gen.ts';
import { TestSetsDocument } from '../test.operations.gen.ts';
import { TestSearch } from './test-search.tsx';
import { useOrderTests } from './use-order-tests.ts';

interface OrderingProps {
  patientId: string;
  noteId: string | null;
  /** The tests that are already on the note. */
  standing: ReadonlySet<string>;
}

/** Adds tests to an order: one by one, or as a set after a preview. */
export function Ordering({ patientId, noteId, standing }: OrderingProps) {
  const { order, isPending } = useOrderTests(patientId, noteId);
  const sets = useApiQuery(TestSetsDocument, {}, { quiet: true }).data?.testSets ?? [];
  const [mix, setMix] = useState<MixPreviewQuery['mixPreview'] | null>(null);
  const preview = async (setId: string): Promise<void> => {
    try {
      const { mixPreview } = await request(MixPreviewDocument, { input: { note_id: noteId, set_ids: [setId] } });
      setMix(mixPreview);
    } catch {
      toast.error('The set could not be loaded. Try again.');
    }
  };
  const tests = mix?.groups.flatMap((group) => group.tests) ?? [];
  return (
    <>
      <div className={classes.fields}>
        <TestSearch
          label="Add a lab test"
          onPick={({ id }) => {
            if (standing.has(id)) toast.error('Lab Test has been added');
            else order([id]);
          }}
        />
        {sets.length > 0 && (
          <Menu position="bottom-end" shadow="md">
            <Menu.Target>
              <Button variant="default" leftSection={<IconListDetails size={16} stroke={1.75} />}>
                Sets
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {sets.map(({ id, name }) => (
                <Menu.Item key={id} onClick={() => void preview(id)}>
                  {name}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {mix !== null && (
        <Notice>
          {mix.groups.map((group) => (
            <div key={group.lab_id}>
              <strong>{group.labName}</strong>: {group.tests.map(({ testName }) => testName).join(', ')}
              <div className={classes.quiet}>
                {[
                  group.specimens.join(', '),
                  group.is_fasting && 'fasting',
                  group.price > 0 && formatMoney(group.price),
                  !group.has_account && 'no account for ordering',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </div>
          ))}
          {mix.duplicates.length > 0 && <div>Already on the order: {mix.duplicates.join(', ')}</div>}
          <div className={classes.actions}>
            <Button size="compact-sm" variant="default" onClick={() => setMix(null)}>
              Cancel
            </Button>
            <Button
              size="compact-sm"
              disabled={tests.length === 0}
              loading={isPending}
              onClick={() =>
                order(
                  tests.map(({ id }) => id),
                  () => setMix(null),
                )
              }
            >
              Add {tests.length} {tests.length === 1 ? 'test' : 'tests'}
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}
