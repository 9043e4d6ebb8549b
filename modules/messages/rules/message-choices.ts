/** Message categories, as stored and shown; the first is the default. */
export const CATEGORIES = ['Appointment', 'Office Message', 'Refill'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The color of each category (specification 2 §9). */
export const CATEGORY_COLOURS: Readonly<Record<Category, 'red' | 'blue' | 'green'>> = {
  'Office Message': 'red',
  Appointment: 'blue',
  Refill: 'green',
};

/** A participant's status of a conversation. */
export const STATUSES = ['unread', 'read', 'archived', 'trash'] as const;
export type MessageStatus = (typeof STATUSES)[number];

/** Folders of the conversation list. */
export const FOLDERS = ['inbox', 'unread', 'read', 'to_answer', 'sent', 'archived', 'trash', 'all'] as const;
export type Folder = (typeof FOLDERS)[number];

/** A category in the API: GraphQL names can't contain spaces. */
export type WireCategory = 'Appointment' | 'Office_Message' | 'Refill';

/** Converts a category to its API name. */
export function toWire(category: Category): WireCategory {
  return category === 'Office Message' ? 'Office_Message' : category;
}

/** Converts an API name to a category. */
export function fromWire(category: WireCategory): Category {
  return category === 'Office_Message' ? 'Office Message' : category;
}
