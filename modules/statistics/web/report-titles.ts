/** The titles of the reports by id, in menu order. A report is shown if a module provides it and the role includes it. */
export const REPORTS: Readonly<Record<string, string>> = {
  productIncomeStats: 'Product Income',
  productQuantityStats: 'Product Quantity',
  primitiveOrderingStats: 'Lab Ordering',
  monthlyTrend: 'Monthly Trend',
  noShowAndCancellations: 'No-shows and Cancellations',
  restockAndAudit: 'Restock and Audit',
  sessionHistory: 'Session History',
  subscriptionCount: 'Subscriptions',
  unsignedAndIncompletedDocs: 'Unsigned and Incomplete',
  questionnaireScores: 'Questionnaire Scores',
  paymentStats: 'Payments by Provider',
};
