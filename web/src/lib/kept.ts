/** What this browser remembers; a browser that forbids it still plays. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(`underdeck.${key}`);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`underdeck.${key}`, JSON.stringify(value));
  } catch {
    return;
  }
}
