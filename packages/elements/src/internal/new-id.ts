/**
 * An id that nobody else makes: 80 random bits. `crypto.randomUUID` is not there on plain http
 * pages, which a club's page in its own network may be.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
