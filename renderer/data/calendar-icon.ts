/** The icon of links to files for calendars. Only pages with such a link load it. */
export const CALENDAR_ICON = 'calendar-plus';
