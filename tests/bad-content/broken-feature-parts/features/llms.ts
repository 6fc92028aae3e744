export default { rules: () => [] };
