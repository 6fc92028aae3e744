export default { head: () => ['<link rel="alternate" href="/llms.txt">'] };
