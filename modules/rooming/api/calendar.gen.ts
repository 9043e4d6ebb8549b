// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type RoomingList<Rows = object> = {
  visits: Array<Answer<Rows, 'RoomingVisit', RoomingVisit<Rows>>>;
  rooms: Array<Answer<Rows, 'Room', Room>>;
};

export type VisitNumber = {
  event_id: string;
  /** e.g. B12. */
  ticket: string;
};

export type Room = {
  id: string;
  name: string;
};

export type RoomingVisit<Rows = object> = {
  event_id: string;
  title: string;
  start: Date | string;
  patient: Answer<Rows, 'RoomingPatient', RoomingPatient>;
  /** The names of the calendars' owners. */
  doctors: Array<string>;
  doctor_ids: Array<string>;
  /** Null until the patient is checked in. */
  state?: VisitState | null;
  room?: string | null;
  /** Since when the state lasts; null while it is unknown. */
  since?: Date | string | null;
  arrived?: Date | string | null;
  /** The number by which the patient is called instead of the name, e.g. B12; null before the arrival is recorded. */
  ticket?: string | null;
  /** 0 before the first move. */
  version: number;
  /** Whether vitals were recorded today. */
  has_vitals: boolean;
};

export type RoomingPatient = {
  id: string;
  first_name: string;
  last_name: string;
  date_of_birth?: string | null;
};

export type VisitState = 'arrived' | 'in_room' | 'ready' | 'left';

export type VisitMove = {
  state: VisitState;
  /** Needed for a patient who is not in a room yet. */
  room_id?: string | null | undefined;
};

export type QueryResolvers<Rows = object> = {
  roomingList?: Field<Answer<Rows, 'RoomingList', RoomingList<Rows>>>;
  visitNumbers?: Field<Array<Answer<Rows, 'VisitNumber', VisitNumber>>>;
};

export type MutationResolvers<Rows = object> = {
  moveVisit?: Field<Answer<Rows, 'RoomingVisit', RoomingVisit<Rows>>, {
    event_id: string;
    version: number;
    input: VisitMove;
  }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    RoomingList: RoomingList<Rows>;
    VisitNumber: VisitNumber;
    Room: Room;
    RoomingVisit: RoomingVisit<Rows>;
    RoomingPatient: RoomingPatient;
  }
>;
