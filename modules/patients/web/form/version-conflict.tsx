import { Button, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Notice } from '#kit/feedback/notice.tsx';
import type { VersionDifference } from './compare-versions.ts';
import { fieldLabels, fieldText, type PatientField } from './patient-fields.ts';
import type { EditBase } from './patient-form.ts';
import type { PatientValues } from './patient-values.ts';
import classes from './version-conflict.module.css';

interface VersionConflictProps {
  typed: PatientValues;
  saved: EditBase;
  difference: VersionDifference;
  onSettle: (keep: 'mine' | 'theirs') => void;
}

/** Another user's changes, field by field beside this user's input, with the two ways to continue. */
export function VersionConflict({ typed, saved, difference, onSettle }: VersionConflictProps) {
  const { conflicts, theirs, mine } = difference;
  const place = useRef<HTMLDivElement | null>(null);
  // The user may have scrolled down to press Save.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={classes.question}>
      <Notice tone="warning">
        <Text size="sm" fw={550}>
          Someone else saved this patient while you were typing.
        </Text>
        {theirs.length > 0 && <Text size="sm">They changed {listed(theirs)}. Their changes will be kept.</Text>}
        {conflicts.length > 0 && (
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Both of you changed</th>
                <th scope="col">Saved by them</th>
                <th scope="col">Typed by you</th>
              </tr>
            </thead>
            <tbody>
              {conflicts.map((field) => (
                <tr key={field}>
                  <th scope="row">{fieldLabels[field]}</th>
                  <td>{fieldText(saved.values, field) || 'Nothing'}</td>
                  <td>{fieldText(typed, field) || 'Nothing'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div className={classes.ways}>
          <Button size="xs" onClick={() => onSettle('mine')}>
            {conflicts.length > 0 ? 'Overwrite with mine' : 'Save mine as well'}
          </Button>
          {conflicts.length > 0 && (
            <Button size="xs" variant="default" onClick={() => onSettle('theirs')}>
              {mine.length > 0 ? 'Use theirs, save the rest of mine' : 'Use theirs'}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}

function listed(fields: readonly PatientField[]): string {
  return new Intl.ListFormat('en').format(fields.map((field) => fieldLabels[field]));
}
