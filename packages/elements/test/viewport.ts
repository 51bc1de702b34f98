import { executeServerCommand } from '@web/test-runner-commands';

/** Makes the page as large as this, in every browser that the tests run in. */
export async function setViewport(size: { width: number; height: number }): Promise<void> {
  await executeServerCommand('viewport', size);
}
