export const feature = { rule: () => [] };
