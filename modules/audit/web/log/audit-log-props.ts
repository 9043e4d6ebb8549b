import type { ComponentType } from 'react';

/** Somebody who works at the clinic. */
export interface LogMember {
  id: string;
  name: string;
}

/** A patient by id. `link` leads to their page: as a stop of the Tab key, for the pointer alone, or not at all. */
export interface PatientNameProps {
  id: string;
  link: 'tab' | 'pointer' | 'none';
}

/** A field that picks one patient, null for all of them. */
export interface PatientFieldProps {
  label: string;
  placeholder: string;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** What the log can't know by itself, for it stands below those who do. */
export interface AuditLogProps {
  /** Whose entries can be asked for; undefined while they are on their way, or where the viewer may not see them. */
  members: readonly LogMember[] | undefined;
  /** What further ids of entries stand for: roles and practices, and access rules by their own names. */
  names?: ReadonlyMap<string, string>;
  PatientName: ComponentType<PatientNameProps>;
  /** Absent where the viewer may not look for patients. */
  PatientField: ComponentType<PatientFieldProps> | undefined;
}
