const longestName = 40;

/** Short words for an element in a finding: what it is, how it is called, which class it has. */
export function describeElement(element: Element): string {
  const role = element.getAttribute('role');
  const kind = element.localName + (role === null ? '' : `[role=${role}]`);
  const label = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ');
  const words = label.length > longestName ? `${label.slice(0, longestName)}…` : label;
  const [firstClass] = element.classList;
  return [kind, words === '' ? '' : `"${words}"`, firstClass === undefined ? '' : `.${firstClass}`]
    .filter((part) => part !== '')
    .join(' ');
}
