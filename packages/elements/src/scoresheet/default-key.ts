const owners = new Map<string, Element>();

/**
 * Under which name the browser keeps a sheet that was given none: the page's address and the
 * element's id, and a number where several sheets of one page have neither. An element keeps its
 * name; that of one which has left the page can be given again.
 */
export function defaultKey(element: Element): string {
  const base = `${location.pathname}#${element.id}`;
  const isFree = (key: string) => {
    const owner = owners.get(key);
    return owner === undefined || owner === element || !owner.isConnected;
  };
  let key = base;
  for (let number = 2; !isFree(key); number++) key = `${base}${number}`;
  owners.set(key, element);
  return key;
}
