/** What a message is about, as it is kept and shown; the first is the default. */
export const CATEGORIES = ['Appointment', 'Office Message', 'Refill'] as const;
/** One of them. */
export type Category = (typeof CATEGORIES)[number];

/** The colour of each category (specification 2 §9). */
export const CATEGORY_COLOURS: Readonly<Record<Category, 'red' | 'blue' | 'green'>> = {
  'Office Message': 'red',
  Appointment: 'blue',
  Refill: 'green',
};

/** Where a conversation lies for one who takes part. */
export const STATUSES = ['unread', 'read', 'archived', 'trash'] as const;
/** One of them. */
export type MessageStatus = (typeof STATUSES)[number];

/** What a list can be narrowed to. */
export const FOLDERS = ['inbox', 'unread', 'read', 'to_answer', 'sent', 'archived', 'trash', 'all'] as const;
/** One of them. */
export type Folder = (typeof FOLDERS)[number];

/** A category at the wire: GraphQL's names hold no space. */
export type WireCategory = 'Appointment' | 'Office_Message' | 'Refill';

/** A category as the wire writes it. */
export function toWire(category: Category): WireCategory {
  return category === 'Office Message' ? 'Office_Message' : category;
}

/** A category as it is kept and shown. */
export function fromWire(category: WireCategory): Category {
  return category === 'Office_Message' ? 'Office Message' : category;
}
