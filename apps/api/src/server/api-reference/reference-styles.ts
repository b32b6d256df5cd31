/** Styles of the reference page. It loads nothing, so that its policy can forbid everything else. */
export const referenceStyles = `
:root { color-scheme: light dark; --line: #d9d2cc; --soft: #f6f2ee; --brand: #7a1230; }
@media (prefers-color-scheme: dark) { :root { --line: #4a4340; --soft: #292422; --brand: #f0a3b8; } }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; }
a { color: var(--brand); }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875em; overflow-wrap: anywhere; }
pre { background: var(--soft); padding: 1rem; overflow: auto; max-height: 30rem; border-radius: 0.5rem; }
nav { padding: 1rem 1.5rem; border-bottom: 1px solid var(--line); }
nav ul { padding-left: 1.25rem; }
main { padding: 0 1.5rem 4rem; max-width: 64rem; min-width: 0; }
main > section > section { border-top: 1px solid var(--line); padding-top: 0.5rem; margin-top: 2rem; }
section { scroll-margin-top: 1rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
caption { text-align: left; font-weight: 600; padding-bottom: 0.25rem; }
th, td { text-align: left; vertical-align: top; overflow-wrap: anywhere; padding: 0.375rem 0.75rem 0.375rem 0; border-top: 1px solid var(--line); }
th { font-weight: 500; }
@media (max-width: 40rem) { table, tbody, tr, th, td, caption { display: block; } thead { position: absolute; left: -100rem; } th, td { border-top: 0; padding: 0.125rem 0; } tr { border-top: 1px solid var(--line); padding: 0.375rem 0; } }
dt { margin-top: 0.75rem; }
dd { margin-left: 1rem; }
.call { background: var(--soft); padding: 0.5rem 0.75rem; border-radius: 0.5rem; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: 0.5rem; background: Canvas; padding: 0.5rem; }
@media (min-width: 62rem) {
  body { display: grid; grid-template-columns: 20rem minmax(0, 1fr); }
  nav { position: sticky; top: 0; height: 100vh; overflow: auto; border-bottom: 0; border-right: 1px solid var(--line); }
}
`;
