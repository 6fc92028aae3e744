/* The sheets of all options, for what cannot know beforehand which of them a page names: development and playground. */
import.meta.glob('./options/*.css', { eager: true });
