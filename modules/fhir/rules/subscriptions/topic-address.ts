/** Returns the canonical address of a topic. */
export function topicAddress(base: string, id: string): string {
  return `${base}/SubscriptionTopic/${id}`;
}
