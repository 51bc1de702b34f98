const kept: string[] = [];

/** Tells the console that the first copy of an element stays, once for all that stay. */
export function keep(name: string): void {
  if (kept.length === 0) setTimeout(sayWhatIsKept);
  kept.push(`<${name}>`);
}

function sayWhatIsKept(): void {
  const names = kept.splice(0).join(', ');
  console.warn(`skf is on this page more than once. The first copy stays in use for ${names}.`);
}
