import { words } from './words.ts';

export default { rule: () => words };
