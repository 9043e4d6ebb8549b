export { nextVisit } from './next-visit.ts';
export { isInRoom, type VisitState, visitStateNames, visitStates, waitOf } from './visit-state.ts';
export { ticketOf } from './ticket-of.ts';
