/**
 * Whether this is the second tap of two: it was meant for what stood here before, so that nothing
 * is answered or chosen by it.
 */
export function isSecondTap({ detail }: MouseEvent): boolean {
  return detail > 1;
}
