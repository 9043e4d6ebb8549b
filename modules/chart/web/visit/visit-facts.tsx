import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl, TextInput } from '@mantine/core';
import { IconBuildingHospital, IconPhone, IconVideo } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatChartDay, readTypedDay, today } from '#kit/formats/day.ts';
import type { Icon } from '#kit/module/web-module.ts';
import { LONGEST_TITLE, serviceDateProblem } from '../../rules/index.ts';
import type { NoteDetails } from '../chart-note.ts';
import type { NoteWork } from '../saving/note-work.ts';
import { useWork } from '../saving/use-note-work.ts';
import classes from './visit-facts.module.css';

const MODES: readonly { value: string; label: string; icon: Icon }[] = [
  { value: 'office', label: 'Office', icon: IconBuildingHospital },
  { value: 'phone', label: 'Phone', icon: IconPhone },
  { value: 'video', label: 'Video', icon: IconVideo },
];

/** Title, date and encounter mode of the visit. */
export function VisitFacts({ note, work, editable }: { note: NoteDetails; work: NoteWork; editable: boolean }) {
  const title = useWork(work, (state) => state.fields.chart_note_record_name);
  const day = useWork(work, (state) => state.fields.service_date);
  const mode = useWork(work, (state) => state.fields.en_counter_mode);
  if (!editable) {
    const { label = mode, icon: Picture = IconBuildingHospital } = MODES.find(({ value }) => value === mode) ?? {};
    return (
      <div className={classes.facts}>
        <h2 className={classes.title}>{title}</h2>
        <time dateTime={day} className={classes.fact}>
          {formatChartDay(day)}
        </time>
        <span className={classes.fact}>
          <Picture size={16} stroke={1.75} /> {label}
        </span>
      </div>
    );
  }
  const { clinic_patient: patient, nonMedical } = note;
  const problemOf = (read: string | null): string | null => {
    if (read === null || read < '1900-01-01') return 'Enter a date as MM-DD-YYYY.';
    // A future appointment's day is valid: the note can be prepared, and is signed later.
    if (read === note.service_date) return null;
    const { date_of_birth: birth, deceased_date: death } = patient;
    return serviceDateProblem(read, { today: today(), birth, death, nonMedical });
  };
  return (
    <div className={classes.facts}>
      <Typed
        label="Visit title"
        className={classes.titleField}
        value={title}
        maxLength={LONGEST_TITLE}
        read={(typed) => typed.replace(/\s+/g, ' ').trim() || null}
        wrong={() => 'Enter a visit title'}
        onTake={(value, ended) => work.set('chart_note_record_name', value, ended)}
      />
      <Typed
        label="Date of service"
        className={classes.day}
        value={formatChartDay(day)}
        placeholder="MM-DD-YYYY"
        inputMode="numeric"
        maxLength={20}
        read={(typed) => {
          const read = readTypedDay(typed);
          return problemOf(read) === null ? read : null;
        }}
        show={formatChartDay}
        wrong={(typed) => problemOf(readTypedDay(typed)) ?? ''}
        onTake={(value, ended) => work.set('service_date', value, ended)}
      />
      <SegmentedControl
        aria-label="Encounter mode"
        className={classes.mode}
        value={mode}
        onChange={(value) => work.set('en_counter_mode', value, true)}
        data={MODES.map(({ value, label, icon: Picture }) => ({
          value,
          label: (
            <span className={classes.choice}>
              <Picture size={15} stroke={1.75} />
              {label}
            </span>
          ),
        }))}
      />
    </div>
  );
}

interface TypedProps {
  label: string;
  className: string | undefined;
  value: string;
  maxLength: number;
  placeholder?: string;
  inputMode?: 'numeric';
  /** Parses the input; null if it is invalid and can't be saved. */
  read: (typed: string) => string | null;
  show?: (value: string) => string;
  wrong: (typed: string) => string;
  onTake: (value: string, ended: boolean) => void;
}

/** A single-line field that is saved while typing. Invalid input stays and shows an error. */
function Typed({ label, className, value, read, show = (text) => text, wrong, onTake, ...input }: TypedProps) {
  const [typed, setTyped] = useState(value);
  const [left, setLeft] = useState(true);
  // Another user's change is shown unless the user is typing here.
  useEffect(() => {
    if (left && read(typed) !== null) setTyped(value);
    // oxlint-disable-next-line react/exhaustive-deps -- only a new value is applied, not typed input.
  }, [value]);
  const taken = read(typed);
  return (
    <TextInput
      {...input}
      className={className}
      aria-label={label}
      value={typed}
      autoComplete="off"
      error={left && taken === null ? wrong(typed) : undefined}
      onFocus={() => setLeft(false)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const next = read(text);
        if (next !== null) onTake(next, false);
      }}
      onBlur={() => {
        setLeft(true);
        if (taken === null) return;
        setTyped(show(taken));
        onTake(taken, true);
      }}
    />
  );
}
