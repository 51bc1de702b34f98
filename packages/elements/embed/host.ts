import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type BrowserContext } from '@playwright/test';

/** The folder with everything that is published. */
export const DIST = fileURLToPath(new URL('../dist', import.meta.url));

const ORIGIN = 'https://club.example';
const TYPES: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
};

/** What a page answers with. */
interface Served {
  readonly body: string;
  readonly headers?: Record<string, string>;
}

/** A club’s host: its own pages, the published files under `/skf/`, and nothing else. */
export class Host {
  /** Every address that was asked for, in order. */
  readonly requests: string[] = [];
  /** What the consoles said, and every error that nobody caught. */
  readonly said: string[] = [];
  readonly #pages = new Map<string, Served>();

  async serve(context: BrowserContext): Promise<void> {
    await context.route('**', async (route) => {
      const url = new URL(route.request().url());
      this.requests.push(url.href);
      const served = url.origin === ORIGIN ? this.#find(url.pathname) : undefined;
      if (served === undefined) return route.fulfill({ status: 404, body: '' });
      const contentType = TYPES[extname(url.pathname)] ?? 'application/octet-stream';
      return route.fulfill({ ...served, contentType });
    });
    context.on('console', (message) => this.said.push(`${message.type()}: ${message.text()}`));
    context.on('weberror', (error) => this.said.push(`error: ${error.error().message}`));
  }

  /** Puts a page or a script on the host and gives its address. */
  put(path: string, body: string, headers: Record<string, string> = {}): string {
    this.#pages.set(path, { body, headers });
    return ORIGIN + path;
  }

  /** Those requests that went anywhere else. */
  get elsewhere(): string[] {
    return this.requests.filter((url) => !url.startsWith(`${ORIGIN}/`) && !url.startsWith('blob:'));
  }

  #find(path: string): Served | undefined {
    const page = this.#pages.get(path);
    if (page !== undefined || !path.startsWith('/skf/')) return page;
    const file = join(DIST, path.slice('/skf/'.length));
    return existsSync(file) ? { body: readFileSync(file, 'utf8') } : undefined;
  }
}

/** A test with a club’s host. No request may leave it, whatever else the test is about. */
export const test = base.extend<{ host: Host }>({
  host: async ({ context }, use) => {
    const host = new Host();
    await host.serve(context);
    await use(host);
    expect(host.elsewhere).toEqual([]);
  },
});

/** A whole page around a part of one. */
export function wholePage(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Club</title>
<link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
}

export { expect };
