/** The words of the engine for an event that does not take place as planned. */
export const eventStatus = {
  'sold-out': 'eventSoldOut',
  postponed: 'eventPostponed',
  canceled: 'eventCanceled',
} as const;
