interface Settings {
  words: string[];
}

const settings: Settings = JSON.parse('{}');

export const first = settings.words[0].toUpperCase();

export default { rule: () => [] };
