/** What stands before any test runs: the command, built from its source as it is now. */

export { bundleCommand as setup } from './bundle-command.mjs';
