/** How the tags look that the studio puts next to something of the page, in whatever element they are. */
export const TAG_STYLE = `
[hidden] { display: none !important; }
.tag { --paper: #141414; --ink: #fff; position: absolute; display: flex; align-items: center; min-height: 24px; max-width: calc(100vw - 16px); border: 0; border-radius: 5px; background: var(--paper); color: var(--ink); box-shadow: 0 0 0 1px light-dark(#fff, #0a0a14); font: 600 12px/16px system-ui, sans-serif; white-space: nowrap; }
.tag b { overflow: hidden; max-width: 220px; text-overflow: ellipsis; font-weight: 600; }
@media (prefers-color-scheme: dark) { .tag { --paper: #f2f2f2; --ink: #141414; } }
`;
