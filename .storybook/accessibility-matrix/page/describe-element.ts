const WORDS = 40;

/** Short words for an element in a finding: what it is, how it is called, which class it has. */
export function describeElement(element: Element): string {
  const role = element.getAttribute('role');
  const kind = element.localName + (role === null ? '' : `[role=${role}]`);
  const label = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ');
  const words = label.length > WORDS ? `${label.slice(0, WORDS)}…` : label;
  const [firstClass] = element.classList;
  return [kind, words === '' ? '' : `"${words}"`, firstClass === undefined ? '' : `.${firstClass}`]
    .filter((part) => part !== '')
    .join(' ');
}
