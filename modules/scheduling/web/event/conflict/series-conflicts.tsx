import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Button, Group, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { formatShortDay } from '#kit/formats/day.ts';
import { dayOf, formatTimeSpan } from '#kit/formats/instant.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { eventMessages } from '../../../rules/index.ts';
import { clinicClock } from '../../clinic-clock.ts';
import classes from './conflict-dialog.module.css';
import type { ConflictQuestion, Decision, OccurrenceConflict } from './conflict-question.ts';
import { ConflictReason } from './conflict-reason.tsx';
import { formatClock } from '#kit/formats/time.ts';

type Choice = 'move' | 'skip' | 'book';

interface SeriesConflictsProps {
  question: ConflictQuestion;
  onAnswer: (decision: Decision | null) => void;
}

/** The occurrences of a series with their conflicts, and a decision for each, submitted together. */
export function SeriesConflicts({ question, onAnswer }: SeriesConflictsProps) {
  const { occurrences, count } = question;
  const decisions = useDecisions(occurrences);
  const { chosen, all } = decisions;
  const [reason, setReason] = useState('');
  const [attempts, setAttempts] = useState(0);
  const over = chosen('book').length > 0;
  const save = (): void => {
    if (over && reason.trim() === '') {
      setAttempts(attempts + 1);
      return;
    }
    onAnswer({
      reason: over ? reason : null,
      skipped: chosen('skip').map((one) => one.occurrence_start),
      moved: Object.fromEntries(chosen('move').map((one) => [one.occurrence_start, decisions.startOf(one)])),
    });
  };
  const left = count - chosen('skip').length;
  return (
    <>
      <Text size="sm">{eventMessages.conflict}</Text>
      <Group justify="space-between" mt="xs" gap="xs">
        <Text size="sm" c="dimmed">
          {occurrences.length} of {count} events conflict with other events.
        </Text>
        <Group gap="xs">
          <Button size="compact-sm" variant="subtle" onClick={all('move')}>
            Move all
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={all('skip')}>
            Skip all
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={all('book')}>
            Book all anyway
          </Button>
        </Group>
      </Group>
      <ul className={classes.list} data-tall aria-label="Conflicting events">
        {occurrences.map((one) => (
          <OccurrenceChoice key={one.occurrence_start} one={one} decisions={decisions} />
        ))}
      </ul>
      {over && <ConflictReason value={reason} onChange={setReason} attempts={attempts} />}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => onAnswer(null)} data-autofocus>
          Cancel
        </Button>
        <Button onClick={save} disabled={left === 0}>
          {left === 1 ? 'Book 1 event' : `Book ${left} events`}
        </Button>
      </Group>
    </>
  );
}

/**
 * Returns the decision for each occurrence. Initially it moves to its first free time, or is skipped if there is none.
 */
function useDecisions(occurrences: readonly OccurrenceConflict[]) {
  const [choices, setChoices] = useState<Record<string, Choice>>(() =>
    Object.fromEntries(
      occurrences.map((one) => [one.occurrence_start, one.alternatives.length === 0 ? 'skip' : 'move']),
    ),
  );
  const [starts, setStarts] = useState<Record<string, string>>({});
  const startOf = (one: OccurrenceConflict) => starts[one.occurrence_start] ?? one.alternatives[0] ?? '';
  const chosen = (choice: Choice) => occurrences.filter((one) => choices[one.occurrence_start] === choice);
  const all = (choice: Choice) => () =>
    setChoices(
      Object.fromEntries(
        occurrences.map((one) => [
          one.occurrence_start,
          choice === 'move' && one.alternatives.length === 0 ? 'skip' : choice,
        ]),
      ),
    );
  return {
    startOf,
    chosen,
    all,
    choiceOf: (one: OccurrenceConflict) => choices[one.occurrence_start],
    choose: (one: OccurrenceConflict, choice: Choice) =>
      setChoices((before) => ({ ...before, [one.occurrence_start]: choice })),
    moveTo: (one: OccurrenceConflict, start: string) =>
      setStarts((before) => ({ ...before, [one.occurrence_start]: start })),
  };
}

interface OccurrenceChoiceProps {
  one: OccurrenceConflict;
  decisions: ReturnType<typeof useDecisions>;
}

/** One occurrence with its conflicts and the choice to move, skip or book it. */
function OccurrenceChoice({ one, decisions }: OccurrenceChoiceProps) {
  const phone = usePhone();
  const choice = decisions.choiceOf(one);
  const start = decisions.startOf(one);
  return (
    <li data-choice>
      <span className={classes.what}>
        {formatShortDay(dayOf(one.occurrence_start))}, {timeOf(one.occurrence_start)}
      </span>
      <span className={classes.who}>
        {one.conflicts
          .map(({ title, start, end, who, patient_name: patient }) =>
            [patient, title, formatTimeSpan(start, end), `(${who})`].filter(Boolean).join(', '),
          )
          .join('; ')}
      </span>
      <SegmentedControl
        className={classes.choice}
        size="xs"
        fullWidth={phone}
        aria-label={`${formatShortDay(dayOf(one.occurrence_start))}: action`}
        value={choice}
        onChange={(to) => decisions.choose(one, to)}
        data={choicesOf(one, start)}
      />
      {choice === 'move' && one.alternatives.length > 1 && (
        <NativeSelect
          className={classes.instead}
          size="xs"
          aria-label={`${formatShortDay(dayOf(one.occurrence_start))}: new time`}
          value={start}
          onChange={(event) => decisions.moveTo(one, event.currentTarget.value)}
          data={one.alternatives.map((start) => ({ value: start, label: wordsOf(start) }))}
        />
      )}
    </li>
  );
}

function choicesOf(
  { alternatives, occurrence_start: planned }: OccurrenceConflict,
  start: string,
): { value: Choice; label: string }[] {
  const others = [
    { value: 'skip', label: 'Skip' },
    { value: 'book', label: 'Book anyway' },
  ] as const;
  if (alternatives.length === 0) return [...others];
  const to = dayOf(start) === dayOf(planned) ? timeOf(start) : wordsOf(start);
  return [{ value: 'move', label: `Move to ${to}` }, ...others];
}

function wordsOf(instant: string): string {
  return `${formatShortDay(dayOf(instant))}, ${timeOf(instant)}`;
}

function timeOf(instant: string): string {
  return formatClock(clinicClock(instant).slice(11, 16));
}
