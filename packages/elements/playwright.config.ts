import { defineConfig } from '@playwright/test';
import { launchOptions, pages } from '../../playwright.base.js';

/** Pages that embed what is published: they need `dist` to be built. */
export default defineConfig({ ...pages, testDir: 'embed', use: { launchOptions } });
