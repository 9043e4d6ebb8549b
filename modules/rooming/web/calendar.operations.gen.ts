// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type VisitState =
  | 'arrived'
  | 'in_room'
  | 'ready'
  | 'left';

export type VisitMove = {
  state: VisitState;
  /** Needed for a patient who is not in a room yet. */
  room_id?: string | null | undefined;
};

export type RoomingVisitPartsFragment = { event_id: string, title: string, start: string, doctors: Array<string>, doctor_ids: Array<string>, state: VisitState | null, room: string | null, since: string | null, arrived: string | null, ticket: string | null, version: number, has_vitals: boolean, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null } };

export type RoomingListQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomingListQuery = { roomingList: { visits: Array<{ event_id: string, title: string, start: string, doctors: Array<string>, doctor_ids: Array<string>, state: VisitState | null, room: string | null, since: string | null, arrived: string | null, ticket: string | null, version: number, has_vitals: boolean, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null } }>, rooms: Array<{ id: string, name: string }> } };

export type VisitNumbersQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitNumbersQuery = { visitNumbers: Array<{ event_id: string, ticket: string }> };

export type MoveVisitMutationVariables = Exact<{
  eventId: string;
  version: number;
  input: VisitMove;
}>;


export type MoveVisitMutation = { moveVisit: { event_id: string, title: string, start: string, doctors: Array<string>, doctor_ids: Array<string>, state: VisitState | null, room: string | null, since: string | null, arrived: string | null, ticket: string | null, version: number, has_vitals: boolean, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null } } };


export const RoomingListDocument: ApiDocument<RoomingListQuery, RoomingListQueryVariables> = {
  service: 'calendar',
  name: 'RoomingList',
  query: "query RoomingList {\n  roomingList {\n    visits {\n      ...RoomingVisitParts\n    }\n    rooms {\n      id\n      name\n    }\n  }\n}\nfragment RoomingVisitParts on RoomingVisit {\n  event_id\n  title\n  start\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n  }\n  doctors\n  doctor_ids\n  state\n  room\n  since\n  arrived\n  ticket\n  version\n  has_vitals\n}",
};

export const VisitNumbersDocument: ApiDocument<VisitNumbersQuery, VisitNumbersQueryVariables> = {
  service: 'calendar',
  name: 'VisitNumbers',
  query: "query VisitNumbers {\n  visitNumbers {\n    event_id\n    ticket\n  }\n}",
};

export const MoveVisitDocument: ApiDocument<MoveVisitMutation, MoveVisitMutationVariables> = {
  service: 'calendar',
  name: 'MoveVisit',
  query: "mutation MoveVisit($eventId: ID!, $version: Int!, $input: VisitMove!) {\n  moveVisit(event_id: $eventId, version: $version, input: $input) {\n    ...RoomingVisitParts\n  }\n}\nfragment RoomingVisitParts on RoomingVisit {\n  event_id\n  title\n  start\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n  }\n  doctors\n  doctor_ids\n  state\n  room\n  since\n  arrived\n  ticket\n  version\n  has_vitals\n}",
};
